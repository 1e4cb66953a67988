import type { ImportedVehicle } from '@voie-libre/domain/fleet/fleetForm'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { loadNamespaces, startI18n } from '../../../../i18n/setup.ts'
import { give } from '../../../../testing/give.ts'
import { match, matched, toll } from '../testing/fleet.ts'
import { ImportVehicles } from './ImportVehicles.tsx'

/** An upload that the operator answers at once. */
class Upload extends EventTarget {
  static answer = {}
  static status = 200
  upload = new EventTarget()
  status = 0
  responseURL = ''
  responseText = ''
  open(_method: string, url: string) {
    this.responseURL = new URL(url, location.href).href
  }
  setRequestHeader() {}
  abort() {}
  send() {
    this.responseText = JSON.stringify(Upload.answer)
    this.status = Upload.status
    queueMicrotask(() => this.dispatchEvent(new ProgressEvent('load')))
  }
}

beforeAll(async () => {
  await startI18n('fr')
  await loadNamespaces(['fleet', 'common', 'errors'])
})
const head = 'numberPlate;countryCode;validityStartDate;validityEndDate'
const fleet = `${head}\r\nAB1;FR;2026-01-01;\r\n`
beforeEach(() => {
  sessionStorage.clear()
  Object.assign(Upload, { status: 200, answer: {} })
  vi.stubGlobal('XMLHttpRequest', Upload)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(fleet)))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const column = (name: string) => page.getByRole('combobox', { name, exact: true })
const confirm = page.getByRole('button', { name: /^Importer/ })
const count = (name: string) =>
  page.getByRole('definition').nth(['added', 'changed', 'unchanged', 'refused'].indexOf(name))

async function openWith(content: string, name = 'parc.csv') {
  const imported: (readonly ImportedVehicle[])[] = []
  await render(
    <ImportVehicles
      onClose={() => undefined}
      onCloseMissing={() => undefined}
      onImported={(vehicles) => imported.push(vehicles)}
    />,
    { wrapper: MemoryRouter },
  )
  await userEvent.upload(page.getByLabelText('Fichier CSV'), new File([content], name))
  return imported
}
/** Chooses by keyboard: the arrows of a closed list change its value. */
async function press(name: string, keys: string) {
  column(name).element().focus()
  await userEvent.keyboard(keys)
}

describe('an import', { tags: ['RENTER-02', 'OPEN-55'] }, () => {
  it('of unknown columns asks what each holds, beside its first value, and reads the file so; a column gives up what another one takes; by keyboard', async () => {
    await openWith('Fahrzeug Nr;Halter;Stichtag\nAB-1;Eva;05/02/2026\nAB-2;Jan;06/02/2026\n')
    await expect.element(column('Fahrzeug Nr')).toHaveAccessibleDescription('AB-1')
    await expect.element(column('Fahrzeug Nr')).toHaveValue('numberPlate')
    await expect.element(column('Stichtag')).toHaveValue('validityStartDate')
    await expect.element(confirm).not.toBeInTheDocument()
    await press('Stichtag', '{Home}')
    await expect.element(column('Stichtag')).toHaveFocus()
    await expect.element(count('added')).toHaveTextContent('1')
    await expect.element(count('unchanged')).toHaveTextContent('1')
    await press('Stichtag', '{End}{ArrowUp}')
    await expect.element(count('changed')).toHaveTextContent('1')
    await expect.element(confirm).toBeEnabled()
    await press('Halter', '{ArrowDown}')
    await expect.element(column('Fahrzeug Nr')).toHaveValue('')
  })

  it('of columns that their content tells is read so by its one act, and a double click sends nothing', async () => {
    await openWith('Fahrzeug Nr;Stichtag\nAB-2;06/02/2026\n')
    await userEvent.dblClick(page.getByRole('button', { name: 'Valider ces colonnes' }))
    await expect.element(count('added')).toHaveTextContent('1')
    await expect.element(confirm).toBeEnabled()
  })

  it('of known columns offers to change them, and another file is read by its own heads', async () => {
    await openWith('Plaque;Pays\nAB-2;FR\n')
    await expect.element(count('added')).toHaveTextContent('1')
    await userEvent.click(page.getByText('Colonnes du fichier'))
    await press('Plaque', '{Home}')
    await expect.element(page.getByText(/dites ci-dessous ce que contient chacune/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /^(Retirer|Supprimer)/ }))
    await userEvent.upload(page.getByLabelText('Fichier CSV'), new File(['Plaque;Pays\nAB-3;BE\n'], 'parc.csv'))
    await expect.element(count('added')).toHaveTextContent('1')
  })

  it('says which filled columns it leaves out while a date is missing, and reads them as their content suggests once the renter agrees', async () => {
    await openWith('Immatriculation;Pays;Réf A;Réf B\nGA-771-KB;FR;01/01/2026;30/06/2027\n')
    await expect.element(page.getByText(/Colonnes non lues.: Réf A, Réf B/)).toBeVisible()
    await expect.element(column('Réf A')).toBeVisible()
    await expect.element(page.getByText(/Réf A = Valide dès, Réf B = Date de clôture/)).toBeVisible()
    const dated = page.getByRole('row', { name: /GA-771-KB.*01.01.2026 – 30.06.2027/ })
    await expect.element(dated).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Valider ces colonnes' }))
    await expect.element(dated).toBeVisible()
    await expect.element(page.getByText(/Colonnes non lues/)).not.toBeInTheDocument()
    expect(document.activeElement).toHaveTextContent('Colonnes du fichier')
  })

  it('leads from its counts to the vehicles, those that lose days right below their warning, and to the refused lines at the end, with all faults of each', async () => {
    await openWith('Plaque;Pays;Clôture\nAB-1;FR;31/12/2026\nAB-2;FR;\nAB/3;FR;31/02/2026\n')
    await expect.element(count('refused')).toHaveTextContent('1')
    await expect.element(page.getByText(/absents de ce fichier restent inchangés/)).toBeVisible()
    expect(page.getByRole('dialog').element().textContent).toMatch(
      /Lignes refusées1.*perd des jours de validité.*1 véhicule à modifier.*1 véhicule à ajouter.*1 ligne refusée/s,
    )
    await expect.element(page.getByRole('cell', { name: /Perd.: Dès le 01.01.2027/ })).toBeVisible()
    const faults = page.getByRole('cell', { name: /La plaque n'est pas valide.*La date de clôture n'est pas valide/ })
    await expect.element(faults).toBeVisible()
    await userEvent.click(page.getByText('1 véhicule à modifier'))
    await expect.element(page.getByRole('cell', { name: /31.12.2026/ })).not.toBeInTheDocument()
    page.getByRole('button', { name: 'À modifier' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('cell', { name: /31.12.2026/ })).toBeVisible()
    expect(document.activeElement).toHaveTextContent('1 véhicule à modifier')
    page.getByRole('button', { name: 'Lignes refusées' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: '1 ligne refusée' })).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Sans changement' })).not.toBeInTheDocument()
  })

  it(
    'without a file, or with a bad one, says so beside the field, and reads no file that is too large',
    { tags: ['ERROR-47', 'ERROR-48', 'ERROR-49', 'F-FIL-07'] },
    async () => {
      const fetched = vi.fn<typeof fetch>()
      vi.stubGlobal('fetch', fetched)
      await openWith('', 'flotte.xlsx')
      const file = page.getByLabelText('Fichier CSV')
      await expect.element(file).toHaveAccessibleDescription(/Format non accepté\s: flotte\.xlsx/)
      give(file.element(), new Uint8Array(51 * 1024 * 1024), 'large.csv')
      await expect.element(file).toHaveAccessibleDescription(/50\sMo.*large\.csv|large\.csv.*50\sMo/)
      expect(fetched).not.toHaveBeenCalled()
      const check = page.getByRole('button', { name: 'Vérifier le fichier' })
      await userEvent.click(check)
      await expect.element(file).toHaveAccessibleDescription(/Choisissez un fichier CSV/)
      await expect.element(file).toHaveFocus()
      fetched.mockImplementation(() => Promise.resolve(new Response(fleet)))
      for (const [content, text] of [
        ['', /Le fichier n'a pas pu être lu\. Il est vide/],
        ['numberPlate;countryCode\r\n', /Le contenu du fichier n'est pas valide\. Il ne contient que/],
        [new Uint8Array([0x89, 0x50, 0, 0]), /Le fichier n'a pas pu être lu\. Ce n'est pas un fichier texte/],
        ['PK\u{3}\u{4}', /Le format du fichier n'est pas valide\. C'est un classeur/],
        [`numberPlate;countryCode\n${'A;FR\n'.repeat(200_001)}`, /dépasse 200\s000\slignes/],
      ] as const) {
        give(file.element(), content, 'parc.csv')
        await expect.element(file).toHaveAccessibleDescription(text)
        await expect.element(page.getByText('parc.csv').first()).toBeVisible()
        await expect.element(check).toHaveAttribute('aria-disabled', 'true')
      }
    },
  )

  it.each([
    [['2026-01-31', '2026-04-01'], /^Aucun trajet impayé ne sort de vos listes/, ', dont 1 avec perte'],
    [
      ['2026-01-15', '2026-01-31', '2026-06-30'],
      /^1 trajet impayé \(6,50\s€\) sort de vos listes/,
      ' et retirer 1 trajet',
    ],
    [
      ['2026-01-30', '2026-02-01', '2026-06-30', '2026-07-01'],
      /^2 trajets impayés \(13,00\s€\) sortent de vos listes/,
      ' et retirer 2 trajets',
    ],
  ])('counts the unpaid journeys on lost days only, of %j', { tags: ['OPEN-68'] }, async (days, text, loss) => {
    const journeys = days.map((day) => toll('AB1', `${day}T12:00:00+01:00`, 6.5, `${day}T23:59:59`))
    vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) =>
      address.endsWith(match) ? Response.json(matched(journeys, await new Response(body).json())) : new Response(fleet),
    )
    await openWith('Plaque;Pays;Début;Clôture\nAB-1;FR;31/01/2026;30/06/2026\nAB-2;FR;;\n')
    await expect.element(page.getByText(text)).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Importer aussi celui qui perd des jours' }))
    await expect
      .element(confirm, { message: 'the act names the loss' })
      .toHaveTextContent(`Importer 2 véhicules${loss}`)
  })

  it('of vehicles that lose days waits until the renter says whether it leaves them out; figures, act and result follow', async () => {
    const imported = await openWith('Plaque;Pays;Clôture\nAB-1;FR;31/12/2026\nAB-2;FR;\n')
    await userEvent.click(confirm)
    await expect.element(page.getByText(/^1 véhicule perd des jours de validité$/)).toBeVisible()
    await expect.element(page.getByText('Les trajets des jours perdus sortent de vos listes')).toBeVisible()
    const group = page.getByRole('radiogroup', { name: /^Que faire/ })
    await expect.element(group).toHaveAccessibleDescription(/Choisissez l'une des deux options/)
    const without = page.getByRole('radio', { name: "Importer seulement l'autre" })
    await expect.element(without).toHaveFocus()
    await expect.element(confirm).toHaveTextContent('Importer')
    const hint = page.getByText("Choisissez d'abord une option")
    await expect.element(hint).toBeVisible()
    const harm = page.getByRole('radio', { name: 'Importer aussi celui qui perd des jours' })
    await expect.element(harm).toHaveAccessibleDescription(/sortent de vos listes/)
    await userEvent.click(harm)
    await expect.element(confirm).toMatchTextContent(/^Importer 2 véhicules, dont 1 avec perte$/)
    await expect.element(hint).not.toBeInTheDocument()
    await expect.element(group).not.toHaveAccessibleDescription(/Choisissez/)
    await userEvent.click(without)
    await expect.element(confirm).toHaveTextContent('Importer 1 véhicule')
    await expect.element(count('changed')).toHaveTextContent('0')
    await expect.element(count('unchanged')).toHaveTextContent('1')
    Upload.answer = { imported: 1 }
    await userEvent.click(confirm)
    await expect.element(page.getByText(/^1 véhicule importé\s: 1 ajouté$/)).toBeVisible()
    await expect.element(page.getByText(/^1 véhicule n'est pas importé, selon votre choix$/)).toBeVisible()
    await expect.element(page.getByText(/^AB1$/)).toBeVisible()
    expect(imported).toMatchObject([[{ after: { plate: 'AB2' } }]])
  })

  it('that only takes days away shows the vehicles and waits for a consent', async () => {
    const plates = ['AB1', 'AB2', 'AB3', 'AB4', 'AB5']
    const known = plates.map((plate) => `${plate};FR;2026-01-01;\r\n`)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(`${head}\r\n${known.join('')}`)))
    const imported = await openWith(`Plaque;Pays;Clôture\n${plates.map((one) => `${one};FR;31/12/2026\n`).join('')}`)
    await expect.element(page.getByText(/^5 véhicules perdent des jours de validité$/)).toBeVisible()
    await expect.poll(() => page.getByRole('row', { name: /^AB\d .* Perd/ }).elements()).toHaveLength(5)
    await userEvent.click(confirm)
    await expect.element(confirm).toMatchTextContent(/^Importer$/)
    const consent = page.getByRole('checkbox', { name: 'Importer quand même ces 5 véhicules' })
    await expect.element(consent).toHaveFocus()
    await expect.element(consent).toHaveAccessibleDescription(/sortent de vos listes.*Cochez cette case/)
    expect(imported).toEqual([])
    await userEvent.click(consent)
    Upload.answer = { imported: 5 }
    await userEvent.click(confirm)
    await expect.element(page.getByText(/^5 véhicules importés\s: 5 modifiés$/)).toBeVisible()
  })

  it(
    'names lines that only the operator refuses with the numbers of the own file, saves them, and drops them with the next attempt',
    { tags: ['API-34', 'ERROR-48', 'ERROR-51', 'F-FIL-08'] },
    async () => {
      const lines = [
        { line: 4, reason: 'belongs_to_another' },
        { line: 2, reason: 'plate_invalid' },
      ]
      Object.assign(Upload, { status: 400, answer: { code: 'renter_import_parse_content', lines } })
      await openWith('countryCode;numberPlate\n;EE-100-EE\n\nFR;EF-500-FF\nFR;EG-600-GG\nFR;EH-700-HH')
      await expect.element(count('refused')).toHaveTextContent('1')
      await userEvent.click(confirm)
      const file = page.getByLabelText('Fichier CSV')
      await expect.element(file).toHaveAccessibleDescription(/Le contenu du fichier n'est pas valide/)
      const refused = page.getByRole('table', { name: "Lignes refusées par l'opérateur" })
      const rows = refused.getByRole('row').elements()
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        'LigneMotifContenu',
        "4La plaque n'est pas valideEF500FF;FR",
        "6Refusée par l'opérateurEH700HH;FR",
      ])
      const saved = vi.spyOn(URL, 'createObjectURL')
      await userEvent.click(page.getByRole('button', { name: 'Télécharger les lignes refusées' }).first())
      const [blob] = saved.mock.lastCall ?? []
      expect(blob instanceof Blob && (await blob.text())).toBe(
        'numberPlate;countryCode\r\nEF500FF;FR\r\nEH700HH;FR\r\n',
      )
      for (const [code, text] of [
        ['renter_import_wrong_format', /Le format du fichier n'est pas valide/],
        ['renter_import_read_file', /Le fichier n'a pas pu être lu/],
        ['renter_import_error', /L'import a échoué, veuillez contacter le support loueur/],
      ] as const) {
        Upload.answer = { code }
        await userEvent.click(confirm)
        await expect.element(file).toHaveAccessibleDescription(text)
        await expect.element(refused).not.toBeInTheDocument()
      }
      await expect.element(page.getByText(/Support loueurs/)).not.toBeInTheDocument()
    },
  )

  it('can be undone only for the vehicles that the operator says it has added', { tags: ['OPEN-72'] }, async () => {
    Upload.answer = { imported: 2, added: [3] }
    const imported = await openWith('Plaque;Pays\nAB-2;FR\nAB-3;FR\n')
    await userEvent.click(confirm)
    await expect.element(page.getByText(/^2 véhicules importés\s: 1 ajouté, 1 modifié$/)).toBeVisible()
    expect(imported, 'somebody else added AB-2 after the dry run').toMatchObject([[{ after: { plate: 'AB3' } }]])
  })
})
