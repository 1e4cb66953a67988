import { pages } from '@voie-libre/domain/access/pages'
import { registerSchema } from '@voie-libre/domain/account/password'
import { footerLinks } from '@voie-libre/domain/content/links'
import { Button } from '@voie-libre/ui/button'
import { Card } from '@voie-libre/ui/card'
import { Checkbox } from '@voie-libre/ui/checkbox'
import { ConfirmationPanel } from '@voie-libre/ui/confirmation-panel'
import { Form } from '@voie-libre/ui/form'
import { Link } from '@voie-libre/ui/link'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { authenticationPageData, loadCalls, register as registerAccount } from '../../api/account.ts'
import { prepareToken } from '../../api/captcha.ts'
import { loadsWhenTouched } from '../../api/loadCode.ts'
import { ensureLoaded, useResource } from '../../api/resource.ts'
import { footerEntries } from '../../api/whitelabel.ts'
import { AccountScreen } from '../../shared/account/AccountScreen.tsx'
import { ActivationAgain } from '../../shared/account/EmailForm.tsx'
import { NewPasswordFields } from '../../shared/account/NewPasswordForm.tsx'
import { FailureNotice } from '../../shared/feedback/FailureNotice.tsx'
import { type FieldOfCode, refuseField } from '../../shared/feedback/refuseField.ts'
import { useAction } from '../../shared/feedback/useAction.ts'
import { useFields } from '../../shared/fields/useFields.ts'
import { EmailInput } from '../../shared/fields/EmailInput.tsx'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { siteLink } from '../../shared/page/siteUrl.ts'

export const preload = () => ensureLoaded(authenticationPageData('customer'))

/** account/register: creates an account, which a mail activates. The form does not ask for a plate. [OPEN-51] */
export function Component() {
  const { t } = useTranslation('account')
  const form = useSchemaForm(registerSchema, {
    defaultValues: { email: '', password: '', confirmation: '', cgu: false },
  })
  const field = useFields(form)
  const registering = useAction(
    async ({ email, password, cgu }: Registration) => {
      await registerAccount({ email, password, cgu })
      return email
    },
    { onFailed: (failure) => refuseField(form.setError, fieldOf, failure) },
  )
  const { error, answer: email } = registering
  return (
    <AccountScreen
      owner="customer"
      title={t('register.title')}
      done={email === undefined ? undefined : t('register.done')}
      aside={
        <>
          <p className="font-semibold">{t('register.haveAccount')}</p>
          <Button href={pages.accountLogin} variant="secondary">
            {t('login.submit')}
          </Button>
        </>
      }
    >
      {email === undefined ? (
        <Card>
          <FormProvider {...form}>
            <Form
              method="post" // Keeps the password out of the URL before the code has loaded.
              onSubmit={(event) => void form.handleSubmit(registering.run)(event)}
              {...loadsWhenTouched(loadCalls.customer, () => prepareToken('register'))}
            >
              <EmailInput
                label={t('email')}
                hint={t('register.emailHint')}
                required
                autoComplete="username"
                {...field('email')}
              />
              <NewPasswordFields name="password" owner="customer" label={t('password')} />
              <Checkbox label={t('register.terms')} hint={<TermsLink />} required {...field('cgu')} />
              {error && <FailureNotice error={error} />}
              <Button type="submit" size="lg" loading={registering.busy} className="sm:self-start">
                {t('register.submit')}
              </Button>
            </Form>
          </FormProvider>
        </Card>
      ) : (
        <ConfirmationPanel takesFocus title={t('register.done')}>
          <p className="wrap-anywhere">{t('register.doneText', { email })}</p>
          <p>{t('register.notFound')}</p>
          <ActivationAgain
            owner="customer"
            email={email}
            label={t('register.mailAgain')}
            sent={t('register.sentAgain', { email })}
          />
        </ConfirmationPanel>
      )}
    </AccountScreen>
  )
}

type Registration = z.output<typeof registerSchema>

const fieldOf: FieldOfCode<Registration> = {
  bad_email_format: 'email',
  email_invalid: 'email',
  email_mandatory: 'email',
  email_already_used: 'email',
  bad_password_security: 'password',
  cgu_mandatory: 'cgu',
}

/** Links the terms in a new tab, so that the form keeps its values. */
function TermsLink() {
  const { t } = useTranslation('account')
  const { data: entries } = useResource(footerEntries())
  const terms = footerLinks(entries ?? []).find(({ section }) => section === 'CGU')
  const target = terms && siteLink(terms)
  return (
    target && (
      <Link href={target.href} newWindow>
        {t('register.readTerms')}
      </Link>
    )
  )
}
