import { importColumns } from '@voie-libre/contract/schemas/fleet'
import { describe, expect, it } from 'vitest'
import { csvMark, csvText, encodingOf } from './csvRecords.ts'
import { checkImport, type Columns, fleetIn, type FleetVehicle, importLimits, lineWriter } from './fleetImport.ts'

const today = '2026-03-02'
const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'

const checked = (content: string | Buffer<ArrayBuffer>, fleet: FleetVehicle[] = []) =>
  checkImport(new Blob([content]), fleet, today)
async function linesOf(content: string | Buffer<ArrayBuffer>, fleet?: FleetVehicle[]) {
  const check = await checked(content, fleet)
  return check.kind === 'lines' ? check.lines : []
}
/** Line number and outcome, or the reasons of a refusal. */
const outcomes = async (content: string | Buffer<ArrayBuffer>, fleet?: FleetVehicle[]) =>
  (await linesOf(content, fleet)).map(({ line, checked: one }) => [
    line,
    one.outcome === 'refused' ? one.reasons.join(' ') : one.outcome,
  ])

const encodings = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\u{feff}${text}`),
  'UTF-16, little-endian': (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le'),
  'UTF-16, big-endian': (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le').swap16(),
  'Windows-1252': (text: string) => Buffer.from(text, 'latin1'),
}
const forms = Object.entries(encodings).flatMap(([encoding, encode]) =>
  [';', ',', '\t'].flatMap((delimiter) =>
    ['\r\n', '\n'].flatMap((newline) => ['', '"'].map((quote) => ({ encoding, encode, delimiter, newline, quote }))),
  ),
)

describe('an import file', { tags: ['RENTER-02', 'API-34', 'F-FIL-07'] }, () => {
  it.each(forms)('in $encoding with $delimiter, $newline and $quote', async ({ encode, delimiter, newline, quote }) => {
    const rows = [
      ['countryCode', 'NUMBERPLATE', 'validityStartDate', 'validityEndDate'],
      ['fr', 'éa-123-cd', '2026-01-01', '31/12/2026'],
      ['DE', 'M AB 1234', '', ''],
    ]
    const text = rows.map((row) => row.map((cell) => quote + cell + quote).join(delimiter)).join(newline)
    expect((await linesOf(encode(text))).map((line) => line.checked)).toEqual([
      { outcome: 'added', country: 'FR', plate: 'ÉA123CD', start: '2026-01-01', end: '2026-12-31', startGiven: true },
      { outcome: 'added', country: 'DE', plate: 'MAB1234', start: today, end: undefined, startGiven: false },
    ])
  })

  it('may have many lines, with letters beyond ASCII', async () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => `É${at};FR;"2026-01-01";`)
    const lines = await linesOf([head, ...rows].join('\r\n'))
    expect(lines).toHaveLength(60_000)
    expect(lines.every(({ checked: one }, at) => one.outcome === 'added' && one.plate === `É${at}`)).toBe(true)
  })

  it.each([
    ['empty', ''],
    ['empty', '\r\n\r\n'],
    ['head_only', `${head}\r\n`],
    ['workbook', 'PK\u{3}\u{4}rest'],
    ['workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['not_text', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
    ['not_text', Buffer.from('numberPlate;countryCode\n\u{1}')],
    ['too_many_lines', `${head}\n${'A;FR;;\n'.repeat(importLimits.lines + 1)}`],
    ['too_large', Buffer.alloc(importLimits.bytes + 1, 'a')],
  ])('is refused as %s', async (problem, content) => {
    expect(await checked(content)).toEqual({ kind: 'problem', problem })
  })

  it.each([
    ['our own titles', 'Plaque;Pays;Valide dès;Date de clôture\nAB1;FR;;\nAB2;FR;;', [2, 3]],
    ['German heads', 'Kennzeichen;Land\nAB1;FR\nAB2;Frankreich', [2, 3]],
    ['a title above the head', 'Parc au 2 mars;;\n\nLand;Registration\nF;AB1\nFrance;AB2', [4, 5]],
    ["a spreadsheet's line on the delimiter", 'sep=|\nTarga|Paese\nAB1|Francia\nAB2|fr', [3, 4]],
    ['plates alone', 'AB-1\nAB 2', [1, 2]],
    ['plates alone below their title', 'Immatriculation\nAB-1\n\nAB-2', [2, 4]],
  ])('is understood with %s', async (_, content, expected) => {
    const lines = await linesOf(content)
    expect(lines.map(({ line }) => line)).toEqual(expected)
    expect(lines.map((one) => one.checked)).toMatchObject([
      { outcome: 'added', country: 'FR', plate: 'AB1' },
      { outcome: 'added', country: 'FR', plate: 'AB2' },
    ])
  })

  it.each<[string, string, Columns, object[]]>([
    [
      'with unknown heads, below a title',
      'Parc\nFahrzeug;Halter;Seit\nAB-1;Eva;05/02/2026',
      ['numberPlate', '', 'validityStartDate'],
      [{ line: 3, checked: { outcome: 'added', country: 'FR', plate: 'AB1', start: '2026-02-05' } }],
    ],
    [
      'with heads that say something else',
      'Plate;Country;Start\nDE;AB-1;x',
      ['countryCode', 'numberPlate', ''],
      [{ line: 2, checked: { outcome: 'added', country: 'DE', plate: 'AB1' } }],
    ],
    [
      'without heads',
      'Eva;AB-1;FR\nJan;AB-2;BE',
      ['', 'numberPlate', 'countryCode'],
      [
        { line: 1, checked: { plate: 'AB1', country: 'FR' } },
        { line: 2, checked: { plate: 'AB2', country: 'BE' } },
      ],
    ],
  ])('is read as a person says, %s', async (_, content, columns, lines) => {
    const file = new Blob([content])
    expect(await checkImport(file, [], today, columns)).toMatchObject({ kind: 'lines', lines, table: { columns } })
  })

  it.each<[string, string]>([
    [
      'plates',
      "Immatriculation|Numéro immatriculation|Numéro d'immatriculation|N° immatriculation|N° d'immatriculation|N° de plaque|Plaque d’immatriculation|PLAQUE|Immat.|Immatriculation du véhicule|numberPlate|NUMBERPLATE|number_plate|License Plate|License Plate Number|Licence plate no.|Plate number|Plate No|Registration|Registration number|Reg. No.|Vehicle registration|VRN|Kennzeichen|Kfz-Kennzeichen|KFZ Kennzeichen|Kennzeichen (Fahrzeug)|Amtliches Kennzeichen|Amtl. Kennzeichen|Nummernschild|Targa|Numero targa|Numero di targa|N. targa|Targa veicolo|Matrícula|Nº matrícula|N.º de matrícula|Número de matrícula|Matrícula del vehículo|Placa",
    ],
    [
      'countries',
      "Pays|Code pays|Code du pays|Pays d'immatriculation|Country|Country code|Country of registration|country_code|Land|Ländercode|Land der Zulassung|Zulassungsland|Nationalität|Paese|Codice paese|Paese di immatricolazione|Nazione|País|Código de país|País de matriculación",
    ],
    [
      'starts',
      "Date début|Date de début|DATE DEBUT|Date début (JJ/MM/AAAA)|Début|Début de validité|Validité début|Valide dès|Début contrat|Date d'entrée|Entrée parc|Du|À partir du|From|Valid from|From date|Start|Start date|startDate|start_date|Contract start|Gültig von|Gültig ab|von|ab|Beginn|Beginn der Gültigkeit|Startdatum|Vertragsbeginn|Data inizio|Data di inizio|Inizio validità|Dal|Valido dal|Fecha inicio|Fecha de inicio|Inicio de validez|Desde|Válido desde",
    ],
    [
      'ends',
      "Date fin|Date de fin|DATE FIN|Fin|Fin de validité|Fin de contrat|Date de clôture|Clôture|Date de sortie|Au|Jusqu'au|Valable jusqu'au|To|Valid to|Valid until|To date|End|End date|endDate|Closure date|Contract end|Gültig bis|bis|Ende|Enddatum|Ende der Gültigkeit|Ausflottungs\u{ad}datum|Vertragsende|Data fine|Data di fine|Fine validità|Data di chiusura|Al|Valido fino al|Fecha fin|Fecha de fin|Fin de validez|Fecha de cierre|Hasta|Válido hasta",
    ],
  ])('knows the usual heads of %s in five languages', async (subject, names) => {
    const at = ['plates', 'countries', 'starts', 'ends'].indexOf(subject)
    const usual = ['Plaque', 'Pays', 'Début', 'Clôture']
    const unknown = []
    for (const name of names.split('|')) {
      const check = await checked(`${usual.with(at, name).join(';')}\nAB-1;FR;01/01/2026;30/06/2027`)
      if (check.kind === 'problem' || check.table.columns[at] !== importColumns[at]) unknown.push(name)
    }
    expect(unknown).toEqual([])
  })

  it.each(["Date d'immatriculation", 'Date', 'Première immatriculation', 'Conducteur', 'Échéance', 'Type de plaque'])(
    'does not take the head %s for one of its columns',
    async (name) => {
      expect(await checked(`Plaque;Pays;${name}\nAB-1;FR;mars 2026`)).toMatchObject({
        table: { columns: ['numberPlate', 'countryCode', ''], unread: [2] },
      })
    },
  )

  it.each<[string, string, readonly number[], Columns]>([
    ['dates', 'Plaque;Pays;Réf A;Réf B\nAB-1;FR;01/01/2026;2027-06-30', [2, 3], [...importColumns]],
    ['an end', 'Plaque;Pays;Début;Réf\nAB-1;FR;;\nAB-2;FR;;30/06/2027', [3], [...importColumns]],
    ['a date in words', 'Plaque;Pays;Note\nAB-1;FR;mars 2026', [2], ['numberPlate', 'countryCode', '']],
    ['nothing that may be a date', 'Plaque;Pays;Modèle\nAB-1;FR;Clio 208', [], ['numberPlate', 'countryCode', '']],
    ['plates and countries', 'Véh;Zone;Depuis\nAB-1;FR;\nAB-2;Belgique;', [0, 1], importColumns.slice(0, 3)],
    ['plates, one of which is wrong', 'Véh;Zone\nAB-1;FR\nAB-2;FR\nno plate;FR', [0, 1], importColumns.slice(0, 2)],
    ['plates without countries', 'Plaque;Début;Fin\nAB-1;;', [], ['numberPlate', ...importColumns.slice(2)]],
    ['nothing below one of its heads', 'Plaque;Pays;Note\nAB-1;FR;', [], ['numberPlate', 'countryCode', '']],
    ['both dates, and a driver', 'Plaque;Pays;Début;Fin;Conducteur\nAB-1;FR;;;Jean', [], [...importColumns, '']],
  ])(
    'names the filled columns that it leaves out, and proposes what they hold: %s',
    async (_, content, unread, proposal) => {
      const check = await checked(content)
      expect(check.table).toMatchObject({ unread })
      expect(check.table?.proposal).toEqual(proposal)
      const told = await checkImport(new Blob([content]), [], today, proposal)
      expect(told.table, 'a person has agreed').toMatchObject({ unread: [], columns: proposal })
    },
  )

  it('of unknown columns shows their names and first lines, and is refused until one holds the plates', async () => {
    const content = 'Parc\nplate;owner\nAB-1;Jean\nAB-2;Eva'
    const table = {
      head: ['plate', 'owner'],
      rows: [
        ['AB-1', 'Jean'],
        ['AB-2', 'Eva'],
      ],
      columns: ['numberPlate', ''],
      unread: [],
      proposal: ['numberPlate', ''],
    }
    expect(await checked(content)).toEqual({ kind: 'problem', problem: 'wrong_columns', table })
    expect(await checkImport(new Blob([content]), [], today, ['', 'countryCode'])).toMatchObject({
      problem: 'wrong_columns',
    })
  })

  it.each([
    ['UK', 'GB'],
    ['D', 'DE'],
    ['España', 'ES'],
    ['Royaume-Uni', 'GB'],
    ['Schweiz', 'CH'],
  ])('knows the country %s', async (name, country) => {
    const [line] = await linesOf(`${head}\nAB1;${name};;`)
    expect(line?.checked).toMatchObject({ country })
  })

  it('is refused with the line of a quote that never closes', async () => {
    const content = `${head}\nAB1;FR;;\n"AB2;FR;;\n${'AB3;FR;;\n'.repeat(60_000)}`
    expect(await checked(content)).toEqual({ kind: 'problem', problem: 'open_quote', line: 3 })
    expect(await checked(`${head}\nAB1;FR;;\n"AB2;FR;;\nAB3;FR;;`), 'also in a short file').toMatchObject({ line: 3 })
  })
})

describe('the encoding of a file', { tags: ['OPEN-55'] }, () => {
  const long = 'AB-123-CD;FR;;\n'.repeat(20_000)
  it.each([
    ['utf-8', ''],
    ['utf-8', 'É'],
    ['utf-8', 'aÉaa'],
    ['windows-1252', Buffer.from([0xc9, 97])],
    ['windows-1252', Buffer.from([97, 97, 97, 97, 0xc9, 97])],
    [undefined, Buffer.from([97, 0])],
    [undefined, Buffer.from([97, 0, 97, 97, 97, 97])],
  ])('is %s, decided by its last bytes', (expected, end) => {
    for (const start of [long, `${long}a`, `${long}aaa`])
      expect(encodingOf(Buffer.concat([Buffer.from(start), Buffer.from(end)]))).toBe(expected)
  })
})

describe('a line of an import', { tags: ['RENTER-02', 'OPEN-55', 'OPEN-72'] }, () => {
  const fleet: FleetVehicle[] = [
    { country: 'FR', plate: 'AB123CD', start: '2026-01-01', end: undefined },
    { country: 'FR', plate: 'AB124CD', start: '2026-01-01', end: '2026-06-30' },
    { country: 'FR', plate: 'AB125CD', start: '2026-01-01', end: '2026-02-01' },
  ]

  it.each([
    ['AB-123-CD;FR;2026-01-01;', 'unchanged'],
    ['AB-123-CD;FR;;', 'unchanged'],
    ['AB-123-CD;FR;2026-01-01T00:00:00;', 'unchanged'],
    ['AB-123-CD;FR', 'unchanged'],
    ['AB-123-CD;FR;2026-01-02;', 'changed'],
    ['AB-123-CD;FR;;2026-12-31', 'changed'],
    ['AB-124-CD;FR;;30.06.2026', 'unchanged'],
    ['AB-124-CD;FR;;31/12/2026', 'changed'],
    // It has a closure date, which the line removes, or it is closed and the line moves its date to today or later.
    ['AB-124-CD;FR;;', 'reopened'],
    ['AB-125-CD;FR;2026-03-01;', 'reopened'],
    ['AB-125-CD;FR;;2026-03-02', 'reopened'],
    ['AB-125-CD;FR;;2026-03-01', 'changed'],
    ['AB-123-CD;BE;;', 'added'],
    [';FR;2026-01-01;', 'plate_missing'],
    ['AB/123;FR;;', 'plate_invalid'],
    ['ABCDEFGHIJ123456;FR;;', 'plate_invalid'],
    ['378282246310005;FR;;', 'plate_invalid'],
    ['AB-123-CD;;;', 'country_missing'],
    ['AB-123-CD;XX;;', 'country_unknown'],
    ['AB-123-CD;FR;2026-02-30;', 'start_invalid'],
    ['AB-123-CD;FR;;tomorrow', 'end_invalid'],
    ['AB-123-CD;FR;2026-02-02;2026-02-01', 'end_before_start'],
    ['AB-123-CD;FR;;2025-12-31', 'end_before_start'],
    ['AB/123;;2026-02-30;tomorrow', 'plate_invalid country_missing start_invalid end_invalid'],
    ['AB-123-CD', 'cells_missing'],
    ['AB-123-CD;FR;;;;', 'cells_extra'],
    ['=CMD();FR;;', 'formula'],
    ['AB-123-CD;FR;@now;', 'formula'],
    ['"AB-123-CD"x;FR;;', 'quotes'],
    ['"AB-123-CD;FR;;', 'quotes'],
  ])('%s: %s', async (line, expected) => {
    expect(await outcomes(`${head}\n\n${line}`, fleet)).toEqual([[3, expected]])
  })

  it('is refused when its plate is on an earlier one, which counts', async () => {
    expect(await outcomes(`${head}\nAB-1;FR;;\nAB 1;FR;;\nAB-1;BE;;\n`)).toEqual([
      [2, 'added'],
      [3, 'duplicate'],
      [4, 'added'],
    ])
  })

  it('does not count an earlier one of its plate that is refused itself', async () => {
    expect(
      await outcomes(`${head}\nAB-1;FR;tomorrow;\nAB-1;FR;;\nAB-123-CD;FR;tomorrow;\nAB-123-CD;FR;;\n`, fleet),
    ).toEqual([
      [2, 'start_invalid'],
      [3, 'added'],
      [4, 'start_invalid'],
      [5, 'unchanged'],
    ])
  })

  it('is left out when it is blank, also with spaces of other kinds', async () => {
    expect(await outcomes(`${head}\n \u{a0};;;\n\u{a0}\n\nAB-1;FR;;\n`)).toEqual([[5, 'added']])
  })

  it.each([
    ['\u{a0}AB-1 ; fr\u{a0}; 2026-01-05 ;', { plate: 'AB1', country: 'FR', start: '2026-01-05' }],
    ['-AB--1-;FR;2026-01-05;', { plate: 'AB1', country: 'FR', start: '2026-01-05' }],
  ])('is read without the spaces and dashes around its cells: %j', async (line, expected) => {
    // A dash at the start could be a formula, so the plate is the second column there.
    const [plate = '', country = '', ...days] = line.split(';')
    const content = `countryCode;numberPlate;validityStartDate;validityEndDate\n${[country, ` ${plate}`, ...days].join(';')}`
    const [line_] = await linesOf(content)
    expect(line_?.checked).toMatchObject(expected)
  })

  it('keeps the known dates when the file has no column for them', async () => {
    expect(await outcomes('numberPlate,countryCode\nAB124CD,FR', fleet)).toEqual([[2, 'unchanged']])
  })

  it('is written for the operator in one form', async () => {
    const check = await checked('countryCode,numberPlate,validityEndDate\nfr,ab-123-cd,5/2/2027')
    if (check.kind === 'problem') throw new Error(check.problem)
    const [line] = check.lines
    if (line === undefined || line.checked.outcome === 'refused') throw new Error('refused')
    expect(check.columns).toEqual(['numberPlate', 'countryCode', 'validityEndDate'])
    expect(lineWriter(check.columns)(line.checked)).toBe('AB123CD;FR;2027-02-05\r\n')
  })
})

describe('the fleet in an export', { tags: ['API-35'] }, () => {
  it.each([
    [`${csvMark}${head}\r\nAB123CD;FR;2026-01-01;\r\n`, [{ country: 'FR', plate: 'AB123CD', start: '2026-01-01' }]],
    [head, []],
  ])('%j', async (content, expected) => {
    expect(await fleetIn(new Blob([content]), today)).toMatchObject(expected)
  })

  it('is unknown when the columns are other ones', async () => {
    expect(await fleetIn(new Blob(['Plaque;Conducteur\nAB123CD;Jean']), today)).toBeUndefined()
  })
})

describe('refused lines as a file', { tags: ['HARDENING-1.2.10', 'F-FIL-08'] }, () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('neutralises %j', (cell) => {
    expect(csvText([[cell, 'b']])).toMatch(/^"?'/)
  })
})
