import { Steps } from '@voie-libre/ui/steps'
import { useTranslation } from 'react-i18next'

const steps = ['search', 'select', 'claim'] as const

export function ClaimSteps({ at }: { at: (typeof steps)[number] | 'sent' }) {
  const { t } = useTranslation('claim')
  const current = at === 'sent' ? steps.length : steps.indexOf(at)
  return (
    <Steps
      label={t('steps.label')}
      className="mb-8 print:hidden"
      items={steps.map((step, index) => ({
        label: t(`steps.${step}`),
        state: index < current ? 'done' : index === current ? 'current' : 'todo',
      }))}
    />
  )
}
