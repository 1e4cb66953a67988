import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Modal } from '@voie-libre/ui/modal'
import { announce } from '@voie-libre/ui/status'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readConsent, writeConsent } from '../session/consent.ts'

interface CookieSettingsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What may be stored: refusing is as easy as accepting. [OPEN-57] */
export default function CookieSettings({ open, onOpenChange }: CookieSettingsProps) {
  const { t } = useTranslation()
  const [audience, setAudience] = useState(() => readConsent(new Date())?.audience ?? false)

  function decide(choice: boolean) {
    writeConsent({ audience: choice, decidedAt: new Date().toISOString() })
    announce(t('cookies.saved'))
    onOpenChange(false)
  }

  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t('cookies.title')}
      description={t('cookies.intro')}
      footer={
        <>
          <Button variant="secondary" onClick={() => decide(false)}>
            {t('cookies.refuse')}
          </Button>
          <Button variant="secondary" onClick={() => decide(true)}>
            {t('cookies.accept')}
          </Button>
          <Button onClick={() => decide(audience)}>{t('action.save')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Checkbox label={t('cookies.necessary')} hint={t('cookies.necessaryText')} checked disabled readOnly />
        <Checkbox
          label={t('cookies.audience')}
          hint={t('cookies.audienceText')}
          checked={audience}
          onChange={(event) => setAudience(event.target.checked)}
        />
      </div>
    </Modal>
  )
}
