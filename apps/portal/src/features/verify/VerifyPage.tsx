import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { DataList } from '@voie-libre/ui/definition-list'
import { Spinner } from '@voie-libre/ui/spinner'
import { TextField } from '@voie-libre/ui/text-field'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { loadCode, loadsWhenTouched } from '../../api/loadCode.ts'
import { useResource } from '../../api/resource.ts'
import { formatDateTime, formatMoney } from '../../i18n/format.ts'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { Page } from '../../shared/page/Page.tsx'
import { useIsDrawn } from '../../shared/page/useInBrowser.ts'
import { signatureIn } from './signatureIn.ts'

const loadCheck = () => import('./checkReceipt.ts')

/**
 * verify#signature: the page of a receipt's QR code. Checks the operator's signature and shows what was signed, also for a
 * pasted text. The signature is the fragment of the address, which browsers do not send. Not in the specification.
 */
export function Component() {
  const { t } = useTranslation('verify')
  const { hash } = useLocation()
  const fragment = useIsDrawn() ? '' : hash
  const [pasted, setPasted] = useState<string>()
  const code = pasted ?? signatureIn(fragment)
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        {code === undefined ? (
          <Card title={t('how.title')}>
            {/* The address has a fragment that is no complete signature. */}
            {fragment.length > 1 && (
              <Alert tone="warning" live className="mb-4">
                {t('how.cut')}
              </Alert>
            )}
            <p className="mb-3">{t('how.scan')}</p>
            <p className="text-text-soft">{t('how.privacy')}</p>
          </Card>
        ) : (
          <Answer key={code} code={code} />
        )}
        <PasteForm again={code !== undefined} onCode={setPasted} />
      </div>
    </Page>
  )
}

function Answer({ code }: { code: string }) {
  const { t } = useTranslation('verify')
  const { data, error, retry, retrying } = useResource({
    key: ['receipt', code],
    load: async () => (await loadCode(loadCheck)).checkReceipt(code),
  })
  if (error) return <FailureNotice error={error} onRetry={retry} busy={retrying} />
  if (data === undefined) return <Spinner label={t('checking')} />
  if ('refused' in data) {
    return (
      <Alert tone="danger" title={t(`${data.refused}.title`)}>
        <p>{t(`${data.refused}.text`)}</p>
      </Alert>
    )
  }
  const { reference, amount, paidAt } = data.genuine
  return (
    <Alert tone="success" live title={<span className="font-heading text-2xl">{t('genuine.title')}</span>}>
      <p>{t('genuine.compare')}</p>
      <DataList
        items={[
          { term: t('genuine.amount'), value: formatMoney(amount) },
          { term: t('genuine.date'), value: formatDateTime(paidAt) },
          { term: t('genuine.reference'), value: reference },
        ]}
      />
    </Alert>
  )
}

function PasteForm({ again, onCode }: { again: boolean; onCode: (code: string) => void }) {
  const { t } = useTranslation('verify')
  const [wrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  function check(event: FormEvent) {
    event.preventDefault()
    const code = signatureIn(field.current?.value ?? '')
    setWrong(code === undefined)
    if (code === undefined) field.current?.focus()
    else onCode(code)
  }

  return (
    <Card title={t(again ? 'paste.another' : 'paste.title')}>
      <form noValidate className="flex flex-col gap-6" onSubmit={check} {...loadsWhenTouched(loadCheck)}>
        <TextField
          ref={field}
          label={t('paste.label')}
          hint={t('paste.hint')}
          required
          autoComplete="off"
          spellCheck={false}
          error={wrong ? t('paste.wrong') : undefined}
          onChange={() => setWrong(false)}
        />
        <Button type="submit" icon="check" className="self-start">
          {t('paste.submit')}
        </Button>
      </form>
    </Card>
  )
}
