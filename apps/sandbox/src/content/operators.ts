import type { HomeAction } from '@voie-libre/contract/schemas/content'
import { secondOperator } from '../store/operators.ts'
import type { ArticleId } from './structure.ts'

/** The differences between the seeded operators. */
export interface OperatorProfile {
  /** The label of the brand of the operator's host (deploy/portal.config.json), which its logo shows. */
  name: string
  road: string
  email: string
  phone: string
  actions: readonly HomeAction[]
  /** Whether the owner of an address confirms an alert before it starts. */
  confirmsAlerts: boolean
  welcome: 'home' | 'volcanoHome'
  /** Target of the home banner. */
  welcomeArticle: ArticleId
  listPicture: string
  listBlock: readonly ArticleId[]
  slider: readonly ArticleId[]
}

const everywhere: OperatorProfile = {
  name: 'Rivage',
  road: 'A79',
  email: 'contact@rivage.example',
  phone: '01 99 00 79 00',
  actions: ['freeflow', 'payment-notice', 'prepayment', 'subscription'],
  // The specification's behaviour: subscribing activates the alert. [ALERT-16]
  confirmsAlerts: false,
  welcome: 'home',
  welcomeArticle: 'how-free-flow-works',
  listPicture: 'motorway',
  listBlock: ['how-free-flow-works', 'paying-after-the-trip', 'electric-journeys', 'night-driving', 'the-toll-stretch'],
  slider: ['family-holidays', 'across-the-volcanoes', 'how-free-flow-works'],
}

/** Prepayment exists on the A79 only, so the second operator does not offer it. [§1] */
const volcanoes: OperatorProfile = {
  name: 'Basalte',
  road: 'A89',
  email: 'bonjour@basalte.example',
  phone: '04 65 71 89 00',
  actions: ['freeflow', 'payment-notice', 'subscription'],
  confirmsAlerts: true,
  welcome: 'volcanoHome',
  welcomeArticle: 'how-free-flow-works',
  listPicture: 'volcanoes',
  listBlock: ['across-the-volcanoes', 'electric-journeys', 'paying-after-the-trip', 'family-holidays', 'night-driving'],
  slider: ['across-the-volcanoes', 'night-driving', 'how-free-flow-works'],
}

/** The profile of an operator; an operator that a script created has the profile of the first. */
export function profileOf(operator: string): OperatorProfile {
  return operator === secondOperator ? volcanoes : everywhere
}
