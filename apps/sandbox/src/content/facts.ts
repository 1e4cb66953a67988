/**
 * Facts that several texts, data and rules of the sandbox's operators state. Texts name them as `{freeDays}`, so that
 * five languages and the dates of the seeded journeys cannot contradict one another.
 */
export const facts = {
  /** Days after a passage during which the toll alone is due; seeded journeys end theirs then. */
  freeDays: 14,
  /** Hours that a passage may take to be shown. */
  visibleHours: 48,
  /** Days within which a claim is answered. */
  answerDays: 30,
  /** Hours that a link in a mail is valid. */
  linkHours: 24,
} as const

/** How an unpaid journey becomes dearer, in euros as on the wire, counted from the end of its free days. */
export const lateFees = [
  { stage: 'surcharge', afterDays: 0, fee: 10 },
  { stage: 'surcharge', afterDays: 15, fee: 90 },
  { stage: 'prosecutor', afterDays: 60, fee: 375 },
] as const
