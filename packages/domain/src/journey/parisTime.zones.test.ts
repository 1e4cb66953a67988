import { afterEach, describe, expect, it, vi } from 'vitest'
import { daysBetween, parisDay, parisInstant } from './parisTime.ts'

const instant = (text: string) => parisInstant(text)?.toISOString()

describe("Paris time in a browser's time zone", { tags: ['F-TIM-01'] }, () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each(['Europe/Paris', 'UTC', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'Indian/Reunion'])(
    '%s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      expect(instant('2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00.000Z')
      expect(instant('2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00.000Z')
      expect(instant('2026-01-15')).toBe('2026-01-14T23:00:00.000Z')
      expect(parisDay(new Date('2026-03-01T23:00:00Z'))).toBe('2026-03-02')
      expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    },
  )
})
