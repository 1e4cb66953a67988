import { daysLater, parisDay, parisWallClock } from '@voie-libre/domain/journey/parisTime'
import { facts } from '../content/facts.ts'
import type { Db } from '../store/db.ts'
import { secondOperator } from '../store/operators.ts'
import { demoPassword, saveAccount, saveRenter } from '../auth/people.ts'
import { fillFleet } from '../store/fleetSeed.ts'
import { gateOf } from '../store/tolls.ts'
import {
  completedJourney,
  type PlateBehaviour,
  linkNotice,
  plateKey,
  saveJourneys,
  saveNotice,
  saveVehicles,
} from '../store/vehicles.ts'

interface Given {
  /** Entrance and exit, by their numbers. */
  way?: readonly [string, string?]
  /** Days ago. */
  ago?: number
  /** Days until the deadline, by default until the end of the free days; null for none. */
  left?: number | null
  company?: string
  notice?: string
  /** Fields as on the wire, prices in euros. */
  with?: Readonly<Record<string, unknown>>
}

export interface Scenario {
  country: string
  plate: string
  about: string
  model?: string
  /** Vehicle class; null when the operator does not know it. */
  type?: number | null
  energy?: string
  owners?: readonly string[]
  behaviour?: PlateBehaviour
  journeys?: readonly Given[]
  /** Notice numbers of the plate. */
  notices?: readonly string[]
}

const late = { nature: 'latePayment', paymentLimit: 'BEFORE_OMP', indemnity: 10 }
const declaration = { nature: 'nonPaymentDeclaration', paymentLimit: 'INFRACTION', indemnity: 90 }
const running = { status: 'EN_COURS' }
const failing = (payment: PlateBehaviour['payment'], plate: string): Scenario => ({
  country: 'FR',
  plate,
  about: `One journey; however it is paid, the payment ends ${payment}`,
  behaviour: { payment: payment ?? 'REJECTED' },
  journeys: [{ way: ['24', '33'] }],
})

/** Plates for every case of the portal. People can try each one by hand; notice numbers are in `notices`. */
export const scenarios: readonly Scenario[] = [
  {
    country: 'FR',
    plate: 'AB-123-CD',
    about: 'Three free-flow journeys on two days, all well in time',
    model: 'Renault Mégane',
    journeys: [
      { way: ['23', '34'], ago: 4 },
      { way: ['34', '30'], ago: 4.2 },
      { way: ['24', '33'], ago: 2 },
    ],
  },
  { country: 'FR', plate: 'BC-456-EF', about: 'One journey, ten days left', journeys: [{ ago: 4 }] },
  {
    country: 'FR',
    plate: 'CD-789-GH',
    about: 'One journey, last day to pay before a surcharge',
    journeys: [{ ago: 14 }],
  },
  { country: 'FR', plate: 'DE-012-JK', about: 'One journey, one day left', journeys: [{ ago: 13 }] },
  {
    country: 'FR',
    plate: 'EF-345-LM',
    about: 'One journey past its deadline',
    journeys: [{ ago: 18, with: { indemnity: 10 } }],
  },
  {
    country: 'FR',
    plate: 'FG-678-NP',
    about: 'Late payment, last day before it goes to the public prosecutor (OMP)',
    journeys: [{ ago: 58, left: 0, notice: '26030100017', with: late }],
    notices: ['26030100017'],
  },
  {
    country: 'FR',
    plate: 'GH-901-QR',
    about: 'Two late payments behind one notice, ten days left',
    journeys: [
      { ago: 40, left: 10, notice: '26030100024', with: late },
      { way: ['34', '23'], ago: 41, left: 10, notice: '26030100024', with: late },
    ],
    notices: ['26030100024'],
  },
  {
    country: 'FR',
    plate: 'HJ-234-ST',
    about: 'First-time driver named by the plate holder (PRIMO_DESIGNATED)',
    journeys: [{ ago: 30, left: 20, notice: '26030100031', with: { ...late, paymentLimit: 'PRIMO_DESIGNATED' } }],
    notices: ['26030100031'],
  },
  {
    country: 'FR',
    plate: 'JK-567-TV',
    about: 'Late payment of another kind (AUTRE), no deadline',
    journeys: [{ ago: 33, left: null, with: { ...late, paymentLimit: 'AUTRE' } }],
  },
  {
    country: 'FR',
    plate: 'KL-890-VW',
    about: 'Free-flow case of IRIS origin: shown as late',
    journeys: [{ ago: 9, with: { paymentLimit: 'IRIS', caseOrigin: 'IRIS' } }],
  },
  {
    country: 'FR',
    plate: 'LM-123-WX',
    about: 'Non-payment declaration (CNP) behind a case number',
    journeys: [{ ago: 70, left: 18, notice: 'CNP26030042', with: { ...declaration, cnpNumber: 'CNP26030042' } }],
    notices: ['CNP26030042'],
  },
  {
    country: 'FR',
    plate: 'MN-456-XY',
    about: 'Everything at once: free flow, late payment and CNP',
    model: 'Peugeot 3008',
    journeys: [
      { ago: 3 },
      { way: ['34', '24'], ago: 3.4 },
      { ago: 45, left: 1, with: late },
      { ago: 80, left: 9, with: declaration },
    ],
    notices: ['26030100048'],
  },
  {
    country: 'FR',
    plate: 'NP-789-YZ',
    about: 'Handed to the public prosecutor (OMP): payment blocked without an account',
    journeys: [{ ago: 5 }, { ago: 90, left: -10, notice: '26030100055', with: { ...late, paymentLimit: 'OMP' } }],
    notices: ['26030100055'],
  },
  {
    country: 'FR',
    plate: 'PQ-012-ZA',
    about: 'A journey in progress (only its entrance known): payment blocked without an account',
    journeys: [{ ago: 2 }, { way: ['24'], ago: 0.1, with: running }],
  },
  {
    country: 'FR',
    plate: 'QR-345-AB',
    about: 'Belongs to an account: no payment without logging in. customer@voie-libre.example can',
    model: 'Citroën C5',
    owners: ['jeanne.martin@voie-libre.example'],
    journeys: [{ ago: 3 }, { way: ['34', '23'], ago: 1 }],
  },
  {
    country: 'FR',
    plate: 'RS-678-BC',
    about: "customer@voie-libre.example's car with a journey in progress to complete, its gates 24 and 30 known",
    model: 'Renault Scénic',
    journeys: [{ ago: 2 }, { way: ['24', '30'], ago: 0.1, with: running }],
  },
  { country: 'FR', plate: 'ST-901-CD', about: 'Nothing to pay, and prepayment possible', model: 'Dacia Sandero' },
  {
    country: 'FR',
    plate: 'TV-234-DF',
    about: 'Nothing to pay; the class is unknown, so the driver chooses it',
    type: null,
  },
  {
    country: 'FR',
    plate: 'VW-567-EG',
    about: 'Prepayment refused for this plate',
    behaviour: { prepayment: 'refused' },
    journeys: [{ ago: 2 }],
  },
  {
    country: 'FR',
    plate: 'WX-890-FH',
    about: 'Electric car',
    model: 'Renault 5 E-Tech',
    energy: 'EL',
    journeys: [{ ago: 1 }],
  },
  {
    country: 'FR',
    plate: 'XY-111-GJ',
    about: 'Class 4 lorry: DKV refuses it',
    model: 'Volvo FH',
    type: 4,
    journeys: [{ ago: 6, with: { carCategory: 4 } }],
  },
  {
    country: 'FR',
    plate: 'YZ-222-HK',
    about: 'Motorbike, class 5',
    model: 'Yamaha MT-07',
    type: 5,
    journeys: [{ ago: 3, with: { carCategory: 5 } }],
  },
  {
    country: 'FR',
    plate: 'ZA-333-JL',
    about: 'Payment by credit card and SHELL out of order',
    behaviour: { closedMethods: ['CREDIT_CARD', 'SHELL'] },
    journeys: [{ ago: 2 }],
  },
  {
    country: 'FR',
    plate: 'ZB-444-KM',
    about: 'Partly paid already, with a surcharge on top',
    journeys: [{ ago: 22, left: 3, with: { ...late, alreadyPaid: 2.5 } }],
  },
  {
    country: 'FR',
    plate: 'ZC-555-LN',
    about: "Another company's journey is left to pay once ours is paid",
    journeys: [{ ago: 2 }, { ago: 3, company: 'A89', way: ['29', '34'] }],
  },
  {
    country: 'FR',
    plate: 'ZD-666-MP',
    about: 'A prepaid trip not paid yet, and nothing else',
    journeys: [{ ago: -2, left: null, with: { nature: 'prePayment', completed: true } }],
  },
  { country: 'FR', plate: 'ZZ-999-ZZ', about: 'A hundred journeys', journeys: hundred() },
  failing('REJECTED', 'RE-100-JT'),
  failing('CANCELLED', 'AN-100-NL'),
  failing('PENDING', 'PE-100-ND'),
  failing('DUPLICATED', 'DB-100-LE'),
  {
    country: 'FR',
    plate: 'CB-100-DB',
    about: 'Typed CB-1O0-DB (letter O) nothing is found: this is the variant that has journeys',
    journeys: [{ ago: 2 }],
  },
  {
    country: 'DE',
    plate: 'B-MW 2024',
    about: 'German plate',
    model: 'BMW 320d',
    journeys: [{ ago: 3 }],
    notices: ['26030100062'],
  },
  {
    country: 'IT',
    plate: 'FE 123 GH',
    about: 'Italian plate',
    model: 'Fiat Panda',
    journeys: [{ ago: 4, way: ['34', '29'] }],
  },
  { country: 'CH', plate: 'GE 345678', about: 'Swiss plate', model: 'Škoda Octavia', journeys: [{ ago: 12 }] },
  {
    country: 'NL',
    plate: 'H-123-BG',
    about: 'Dutch camper van, class 2',
    type: 2,
    journeys: [{ ago: 6, with: { carCategory: 2 } }],
  },
  {
    country: 'GB',
    plate: 'AB12 CDE',
    about: 'British plate; its class is unknown',
    type: null,
    journeys: [{ ago: 2 }],
  },
  {
    country: 'PL',
    plate: 'WA 12345',
    about: 'Polish lorry, class 3',
    type: 3,
    journeys: [{ ago: 7, with: { carCategory: 3 } }],
  },
  { country: 'FR', plate: 'AA-500-AA', about: 'The server breaks on it', behaviour: { broken: true } },
  {
    country: 'FR',
    plate: 'AA-005-AA',
    about: 'Answers after five seconds',
    behaviour: { delayMs: 5_000 },
    journeys: [{}],
  },
  {
    country: 'FR',
    plate: 'AA-408-AA',
    about: 'Answers after a minute, too late for anybody',
    behaviour: { delayMs: 60_000 },
  },
]

/** A plate without journeys, listed so that people can try it. */
export const nothingFound = { country: 'FR', plate: 'AA-404-AA', about: 'Nothing is known of this plate' }

export const seededAccounts = {
  customer: 'customer@voie-libre.example',
  notActivated: 'inactive@voie-libre.example',
  renter: 'renter@voie-libre.example',
  /** 10,000 vehicles and 300,000 journeys. */
  largeRenter: 'fleet@voie-libre.example',
  invitedRenter: 'invited@voie-libre.example',
} as const

function hundred(): Given[] {
  const ways = [['23', '34'] as const, ['34', '23'] as const, ['24', '33'] as const, ['30', '23'] as const]
  return Array.from({ length: 100 }, (_, at) => ({
    way: ways[at % 4] ?? ['23', '34'],
    ago: 1 + at / 8,
  }))
}

/** Stores the seeded data; all dates are relative to `now`. */
export async function seedScenarios(db: Db, now: Date): Promise<void> {
  await db.query('insert into operators (host) values ($1)', [secondOperator])
  const keyed = scenarios.map((scenario) => ({ ...scenario, ...plateKey(scenario.plate, scenario.country) }))
  await saveVehicles(
    db,
    keyed.map(({ country, plate, model = 'Peugeot 308', type = 1, energy = 'ES', owners, behaviour }) => {
      return { country, plate, model, type: type ?? undefined, energy, owners, behaviour }
    }),
  )
  await saveJourneys(
    db,
    keyed.flatMap(({ country, plate, journeys = [] }) =>
      journeys.map(({ company, notice, ...given }, position) => {
        const key = { country, plate }
        return { ...key, company, notice, journey: completedJourney(wireOf(given, notice, now), position, key, now) }
      }),
    ),
    now,
  )
  for (const { country, plate, notices = [] } of keyed) {
    for (const number of notices) {
      await saveNotice(db, number, { country, plate })
      await linkNotice(db, number, { country, plate })
    }
  }
  await seedPeople(db, now)
}

function wireOf(
  { way = ['23', '33'], ago = 2, left, with: fields = {} }: Given,
  notice: string | undefined,
  now: Date,
) {
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const [entrance, exit] = way
  const lastDay = typeof left === 'number' ? parisDay(at(left)) : daysLater(parisDay(at(-ago)), facts.freeDays)
  return {
    date: parisWallClock(at(-ago)),
    deadline: left === null ? null : `${lastDay}T23:59:59`,
    in: gateOf(entrance),
    out: exit === undefined ? null : gateOf(exit),
    ...(notice !== undefined && { pvNumber: notice }),
    ...fields,
  }
}

async function seedPeople(db: Db, now: Date) {
  const month = (months: number) => parisWallClock(new Date(now.getTime() + months * 30 * 86_400_000))
  await saveAccount(db, now, {
    email: seededAccounts.customer,
    password: demoPassword,
    activated: true,
    profile: {
      firstName: 'Camille',
      lastName: 'Durand',
      billingAddress: '12 rue des Tilleuls',
      billingZipcode: '03000',
      billingCity: 'Moulins',
      billingCountry: 'FR',
    },
    plates: [
      { numberPlate: 'QR-345-AB' },
      { numberPlate: 'RS-678-BC' },
      { numberPlate: 'CV-777-NR', validityStartDate: month(-1), validityEndDate: month(1) },
    ],
  })
  await saveAccount(db, now, {
    email: seededAccounts.notActivated,
    password: demoPassword,
    activated: false,
    profile: {},
    plates: [],
  })
  const renter = { renterName: 'Locatou', phoneNumber: '01 99 00 12 34' }
  const small = { ...renter, email: seededAccounts.renter, password: demoPassword, plates: 60, journeys: 240 }
  await fillFleet(db, await saveRenter(db, now, small))
  // Generated by its first login, since that takes some seconds.
  await saveRenter(db, now, {
    ...renter,
    renterName: 'Grande Flotte',
    email: seededAccounts.largeRenter,
    password: demoPassword,
    plates: 10_000,
    journeys: 300_000,
  })
  const invited = await saveRenter(db, now, {
    ...renter,
    renterName: 'Autoloc',
    email: seededAccounts.invitedRenter,
    password: undefined,
    plates: 2,
    journeys: 0,
  })
  await fillFleet(db, invited)
}
