import type { Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { renderScope, type RenderScope } from '../../api/renderScope.ts'
import { changeLanguage, startI18n } from '../../i18n/setup.ts'
import { LoadError } from './LoadError.tsx'
import { FailureNotice } from './FailureNotice.tsx'

const { current } = renderScope
beforeAll(() => startI18n('fr'))
afterEach(async () => {
  renderScope.current = current
  await changeLanguage('fr')
})

function withSettings(settings: PageSettings, language: Language = 'fr'): void {
  const scope: RenderScope = {
    language,
    settings,
    ask: () => Promise.reject(new Error('unused')),
    values: new Map(),
    sanitise: String,
    describe: () => {},
  }
  renderScope.current = () => scope
}
const failure = (kind: ConstructorParameters<typeof ApiError>[0]) =>
  renderToStaticMarkup(<FailureNotice error={new ApiError(kind)} />)

describe("the operator's own contacts", () => {
  it.each(['outage', 'timeout'] as const)('stand beside %s', (kind) => {
    withSettings({ support: { email: 'help@toll.example', phone: '+33 1 99 00 79 00' } })
    const html = failure(kind)
    expect(html).toContain('Vous pouvez aussi nous joindre\u00a0:')
    expect(html).toContain('href="mailto:help@toll.example"')
    expect(html).toContain('href="tel:+33199007900"')
    expect(renderToStaticMarkup(<LoadError busy={false} onRetry={() => {}} />)).toContain('help@toll.example')
  })

  it('are in the language of the page', async () => {
    await changeLanguage('de')
    withSettings({ support: { phone: '01 99 00 79 00' } }, 'de')
    expect(failure('outage')).toContain('Sie erreichen uns auch direkt:')
  })

  it('do not help without a connection, and leave nothing where none are configured', () => {
    withSettings({ support: { email: 'help@toll.example' } })
    expect(failure('offline')).not.toContain('help@toll.example')
    withSettings({})
    expect(failure('outage')).not.toContain('joindre')
  })
})
