import { pageOf, pages, withLanguage } from '@voie-libre/domain/access/pages'
import type { Language } from '@voie-libre/domain/reference/languages'
import type { PageSettings } from '@voie-libre/domain/settings/pageSettings'
import i18next from 'i18next'

interface WithoutCodeProps {
  language: Language
  /** Without language prefix. */
  path: string
  support?: PageSettings['support']
}

/** The pages to which a payment provider returns, and those that follow. */
const afterPayment: readonly unknown[] = ['processing', 'success', 'duplicated', 'rejected', 'waiting', 'cancelled']

/** Tells the visitor where to find the operator. Nobody must pay twice because a result could not show. [F-PAY-03] */
export function WithoutCode({ language, path, support = {} }: WithoutCodeProps) {
  const t = i18next.getFixedT(language, ['withoutCode', 'common'])
  const { email, phone } = support
  return (
    <>
      <p>{afterPayment.includes(pageOf(path)) ? t('payment') : t('page')}</p>
      <p>
        {email === undefined && phone === undefined ? t('details') : t('contact')}{' '}
        {email !== undefined && <a href={`mailto:${email}`}>{email}</a>}{' '}
        {phone !== undefined && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}{' '}
        <a href={withLanguage(language, pages.home)}>{t('common:breadcrumb.home')}</a>
      </p>
    </>
  )
}
