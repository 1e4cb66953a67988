import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { confirmAlert } from '../../api/alerts.ts'
import { DoneAndHome } from '../../shared/feedback/DoneAndHome.tsx'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { useAction } from '../../shared/feedback/useAction.ts'
import { Page } from '../../shared/page/Page.tsx'

/** alert/confirm?code=..: confirms on a press only, because mail programs open links. Not in the specification. */
export function Component() {
  const { t } = useTranslation('alert')
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  const { busy, error, done, run } = useAction(() => confirmAlert(code))
  const isDead = error?.code === 'invalid_activation_code' || error?.code === 'expired_activation_code'
  return (
    <Page title={t('confirm.title')} done={done ? t('confirm.done') : undefined}>
      {done ? (
        <DoneAndHome title={t('confirm.done')} text={t('done.text')} />
      ) : code === '' || isDead ? (
        <Alert tone="warning" live className="max-w-3xl" title={t(code === '' ? 'confirm.incomplete' : 'confirm.dead')}>
          <Button href={pages.alert} className="mt-2">
            {t('confirm.again')}
          </Button>
        </Alert>
      ) : (
        <Card className="flex max-w-3xl flex-col items-start gap-6">
          <p>{t('confirm.text')}</p>
          {error && <FailureNotice error={error} />}
          <Button size="lg" icon="bell" loading={busy} onClick={() => void run()}>
            {t('confirm.submit')}
          </Button>
        </Card>
      )}
    </Page>
  )
}
