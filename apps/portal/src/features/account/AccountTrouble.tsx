import { Alert } from '@voie-libre/ui/alert'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors.ts'
import { TroubleNotice } from '../../shared/TroubleNotice.tsx'

/** Why a form was not taken. A missing captcha token says what to do: there is nothing on screen to tick. [OPEN-28] */
export function AccountTrouble({ error }: { error: ApiError }) {
  const { t } = useTranslation(['common', 'errors'])
  if (error.code !== 'captcha_mandatory' || error.kind !== 'refused') return <TroubleNotice error={error} />
  return (
    <Alert tone="danger" title={t('errors:captcha_mandatory')}>
      <p>{t('captcha.failed')}</p>
    </Alert>
  )
}
