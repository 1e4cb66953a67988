import type { ErrorCode } from '@voie-libre/contract/errorCodes'
import type { AlertClient, AlertState } from '@voie-libre/contract/schemas/alert'
import { emailAddress } from '@voie-libre/contract/schemas/email'

/** Delay between the last key and the check of the status, in milliseconds. [ALERT-21] */
export const alertCheckDelay = 500

/** `PENDING`: the operator has mailed a confirmation, an extension of the contract. */
export type AlertStatus = AlertState['alertStatus'] | 'PENDING' | 'none'

/** State of the alert widget: the typed e-mail, the e-mail of the known status, and the call in progress. */
export interface AlertWidget {
  email: string
  status: AlertStatus
  /** The e-mail of `status`. */
  testedEmail?: string | undefined
  hiddenEmail?: string | undefined
  phase: 'idle' | 'saving' | 'dialog'
  error?: ErrorCode | undefined
}

export type AlertEvent =
  | { type: 'typed'; email: string }
  | { type: 'checked'; email: string; state: AlertState }
  | { type: 'pressed' }
  | { type: 'saved'; isPending?: boolean }
  | { type: 'failed'; error: ErrorCode }
  | { type: 'dialogClosed'; hasSubscribed: boolean; isPending?: boolean }

export function startAlertWidget(email: string): AlertWidget {
  return { email, status: 'none', phase: 'idle' }
}

/** Checks only a valid e-mail whose status is unknown. [ALERT-22, ALERT-23] */
export function needsAlertCheck({ email, testedEmail }: AlertWidget): boolean {
  return email !== testedEmail && emailAddress.safeParse(email).success
}

/** The button is enabled when the status of the entered e-mail is known. [ALERT-23, ALERT-24] */
export function isAlertPressable({ email, testedEmail, phase }: AlertWidget): boolean {
  return email === testedEmail && phase === 'idle'
}

/** The effect of the button: gives consent, withdraws it, or opens a dialog. [ALERT-16..18] */
export function alertAction(status: AlertStatus): Pick<AlertClient, 'allowedContact'> | 'dialog' {
  if (status === 'ACTIVATED_ANOTHER_EMAIL') return 'dialog'
  return { allowedContact: status !== 'ACTIVATED' }
}

const subscribed = (isPending = false) => (isPending ? 'PENDING' : 'ACTIVATED')

/** [§4, ALERT-16..24] */
export function alertWidget(widget: AlertWidget, event: AlertEvent): AlertWidget {
  switch (event.type) {
    case 'typed':
      return { ...widget, email: event.email, error: undefined }
    case 'checked': {
      const { alertStatus, hiddenEmail } = event.state
      const isLate = event.email !== widget.email // The answer for a previous e-mail.
      return isLate
        ? widget
        : { ...widget, status: alertStatus, hiddenEmail, testedEmail: event.email, error: undefined }
    }
    case 'pressed': {
      const phase = alertAction(widget.status) === 'dialog' ? 'dialog' : 'saving'
      return isAlertPressable(widget) ? { ...widget, phase, error: undefined } : widget
    }
    case 'saved':
      return {
        ...widget,
        phase: 'idle',
        status: widget.status === 'ACTIVATED' ? 'UNACTIVATED' : subscribed(event.isPending),
      }
    case 'failed':
      return { ...widget, phase: widget.phase === 'saving' ? 'idle' : widget.phase, error: event.error }
    default: {
      const idle = { ...widget, phase: 'idle', error: undefined } as const
      return event.hasSubscribed
        ? { ...idle, status: subscribed(event.isPending) }
        : { ...idle, status: 'none', testedEmail: undefined }
    }
  }
}
