/**
 * Facts that texts, data and rules of the sandbox's operators share. Texts refer to them as `{freeDays}`, so that the
 * five languages and the dates of the seeded journeys cannot contradict each other.
 */
export const facts = {
  /** Days after a passage during which only the toll is due; also the deadline of seeded journeys. */
  freeDays: 14,
  /** Hours until a passage appears. */
  visibleHours: 48,
  /** Days within which the operator answers a claim. */
  answerDays: 30,
  /** Validity of a link in an e-mail, in hours. */
  linkHours: 24,
} as const

/** The fee schedule of an unpaid journey, in euros as on the wire, counted from the end of its free days. */
export const lateFees = [
  { stage: 'surcharge', afterDays: 0, fee: 10 },
  { stage: 'surcharge', afterDays: 15, fee: 90 },
  { stage: 'prosecutor', afterDays: 60, fee: 375 },
] as const
