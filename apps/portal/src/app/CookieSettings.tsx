import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { Modal } from '@voie-libre/ui/modal'
import { announce } from '@voie-libre/ui/status'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audienceAtom, refusedByBrowser, saveConsent } from '../session/consent.ts'

/** Asks for consent. Refusing takes as few steps as accepting; a privacy signal of the browser refuses. [OPEN-57] */
export default function CookieSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['cookies', 'common'])
  const [audience, setAudience] = useState(useAtomValue(audienceAtom) ?? false)
  const refused = refusedByBrowser()

  function decide(choice: boolean) {
    saveConsent(choice)
    announce(t('saved'))
    onClose()
  }

  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t('title')}
      description={t('intro')}
      footer={
        refused ? (
          <Button onClick={onClose}>{t('common:action.ok')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={() => decide(false)}>
              {t('refuse')}
            </Button>
            <Button variant="secondary" onClick={() => decide(true)}>
              {t('accept')}
            </Button>
            <Button onClick={() => decide(audience)}>{t('common:action.save')}</Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <Checkbox label={t('necessary')} hint={t('necessaryText')} checked disabled readOnly />
        <Checkbox
          label={t('audience')}
          hint={t('audienceText')}
          checked={audience}
          disabled={refused}
          onChange={(event) => setAudience(event.target.checked)}
        />
        {refused && <Alert tone="info">{t('byBrowser')}</Alert>}
      </div>
    </Modal>
  )
}
