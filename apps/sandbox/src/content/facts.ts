/** Facts that rules, seeded data and texts (as `{freeDays}`) share, so that they cannot contradict each other. */
export const facts = {
  /** Days after a passage during which only the toll is due; also the deadline of seeded journeys. */
  freeDays: 14,
  /** Hours until a search shows a passage. */
  visibleHours: 48,
  /** Days within which the operator answers a claim. */
  answerDays: 30,
  /** Hours for which a mailed link works. */
  linkHours: 24,
} as const

/** The fee schedule of an unpaid journey, in euros as on the wire, counted from the end of its free days. */
export const lateFees = [
  { stage: 'surcharge', afterDays: 0, fee: 10 },
  { stage: 'surcharge', afterDays: 15, fee: 90 },
  { stage: 'prosecutor', afterDays: 60, fee: 375 },
] as const
