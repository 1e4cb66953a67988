/** Captchas that a configuration can name; the portal has one file for each, except for none. [OPEN-28] */
export const captchaNames = ['altcha', 'none'] as const
export type CaptchaName = (typeof captchaNames)[number]

/** Ways to tell an operator's script about visits; the portal has one adapter for each. [OPEN-57] */
export const analyticsNames = ['dataLayer'] as const
export type AnalyticsName = (typeof analyticsNames)[number]
