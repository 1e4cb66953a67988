import { emailAddress } from '@voie-libre/contract/schemas/email'
import { pages } from '@voie-libre/domain/access/pages'
import { Alert } from '@voie-libre/ui/alert'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Details } from '@voie-libre/ui/details'
import { Link } from '@voie-libre/ui/link'
import { Tooltip } from '@voie-libre/ui/tooltip'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { asApiError } from '../../api/errors.ts'
import { sendReceipt } from '../../api/payments.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useFields } from '../../shared/fields/useFields.ts'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { downloadReceipt, receiptFile } from '../../shared/payment/downloadReceipt.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { ActionNote } from '../../shared/feedback/ActionNote.tsx'

interface ReceiptProps {
  sessionId: string
  /** The masked address to which the operator says it has mailed the receipt. */
  sentTo: string | undefined
  /** Recipient as typed; the initial value is the most likely address. [RESULT-20] */
  email: string
  onEmailChange: (email: string) => void
}

/** Offers the receipt as a file, by e-mail and, in browsers that share files, to other apps. [RESULT-19..21, RESULT-29] */
export function Receipt(props: ReceiptProps) {
  const { t } = useTranslation('payment')
  return (
    <Card title={t('confirmation.receipt')}>
      <div className="flex flex-col gap-6">
        {props.sentTo !== undefined && <p>{t('confirmation.sent', { email: props.sentTo })}</p>}
        <Download sessionId={props.sessionId} />
        <hr className="border-line" />
        {props.sentTo === undefined ? (
          <SendByEmail {...props} />
        ) : (
          <Details icon="mail" summary={t('confirmation.otherAddress')}>
            <SendByEmail {...props} />
          </Details>
        )}
        <p className="text-sm text-text-soft">
          {t('confirmation.saved')} <Link href={pages.receipts}>{t('confirmation.allReceipts')}</Link>
        </p>
      </div>
    </Card>
  )
}

function Download({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('payment')
  const download = useAction(async () => {
    await downloadReceipt(sessionId)
    return t('confirmation.downloaded')
  })
  const file = useRef<File>(undefined)
  const share = useAction(async () => {
    const isRepeated = file.current !== undefined
    file.current ??= await receiptFile(sessionId)
    return shareOutcome(file.current, isRepeated)
  })
  return (
    <div className="flex flex-col gap-3">
      <Button size="lg" icon="download" loading={download.busy} onClick={() => void download.run()}>
        {t('confirmation.download')}
      </Button>
      <ActionNote action={download} failed={t('confirmation.downloadFailed')} />
      <div className="flex flex-wrap gap-3">
        {canShareReceipts() && (
          <Button
            variant="secondary"
            icon="upload"
            className="flex-1"
            loading={share.busy}
            onClick={() => void share.run()}
          >
            {t('confirmation.share')}
          </Button>
        )}
        <Button variant="secondary" icon="print" className="flex-1" onClick={() => window.print()}>
          {t('confirmation.print')}
        </Button>
      </div>
      {share.error && <ActionNote action={{ error: share.error }} failed={t('confirmation.shareFailed')} />}
      {share.answer !== undefined && (
        <Alert tone={share.answer === 'shareReady' ? 'info' : 'warning'} live>
          {t(`confirmation.${share.answer}`)}
        </Alert>
      )}
    </div>
  )
}

/** Only browsers that share PDF files get the button; the others still download. */
const canShareReceipts = () =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File(['%PDF-'], 'receipt.pdf', { type: 'application/pdf' })] })

/**
 * Opens the device's share sheet; nothing needs saying after it, nor after a cancel. A browser refuses when the press is
 * too long ago because the file took its time: the next press shares the file at once.
 */
async function shareOutcome(file: File, isRepeated: boolean): Promise<'shareReady' | 'shareRefused' | undefined> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : undefined
    if (name === 'AbortError') return undefined
    return name === 'NotAllowedError' && !isRepeated ? 'shareReady' : 'shareRefused'
  }
  return undefined
}

function SendByEmail({ sessionId, email, onEmailChange }: ReceiptProps) {
  const { t } = useTranslation('payment')
  const form = useSchemaForm(z.object({ email: emailAddress }), {
    defaultValues: { email },
    onTyped: (typed) => onEmailChange(typed.email),
  })
  const field = useFields(form)
  const sending = useAction(async (to: { email: string }) => {
    try {
      await sendReceipt(sessionId, to.email)
    } catch (error) {
      if (asApiError(error).code !== 'receipt_already_sent') throw error
      return t('confirmation.alreadySent', to)
    }
    return t('confirmation.sent', to)
  })

  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={(event) => void form.handleSubmit(sending.run)(event)}>
      <EmailInput
        {...field('email')}
        label={t('confirmation.email')}
        required
        trailing={<Tooltip label={t('confirmation.privacy')}>{t('confirmation.privacyText')}</Tooltip>}
      />
      <Button type="submit" variant="secondary" icon="mail" loading={sending.busy}>
        {t('confirmation.send')}
      </Button>
      <ActionNote action={sending} failed={t('confirmation.sendFailed')} />
    </form>
  )
}
