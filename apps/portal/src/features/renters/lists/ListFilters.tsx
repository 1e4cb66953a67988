import type { Listing } from '@voie-libre/domain/fleet/fleetDisplay'
import { filterForm, listRules, type ListView } from '@voie-libre/domain/fleet/listing'
import { Button } from '@voie-libre/ui/button'
import { DateField } from '@voie-libre/ui/date-field'
import { Select } from '@voie-libre/ui/select'
import { TextField } from '@voie-libre/ui/text-field'
import { situations } from '@voie-libre/contract/schemas/fleet'
import { type Ref, useId, useMemo, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { useFieldError } from '../../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../../shared/fields/useSchemaForm.ts'

type Filters = ListView['filters']
type Typed = z.input<typeof filterForm>

interface ListFiltersProps {
  listing: Listing
  filters: Filters
  /** Whether the operator knows situations and last days. */
  dated: boolean
  onChange: (filters: Filters) => void
  ref: Ref<HTMLFormElement>
}

// Seven fields and their buttons share one line of a desktop.
const wide = 'max-md:col-span-2 lg:flex-1'

/** Filters of a list. Apply on submit, so that screen readers do not announce a list at each key press. [OPEN-55] */
export function ListFilters({ listing, filters, dated, onChange, ref }: ListFiltersProps) {
  const { t } = useTranslation('fleet')
  const errorText = useFieldError()
  const fields = listRules[listing].filters
  // Updates the fields when Back or Forward changes the URL.
  const values = useMemo(() => Object.assign({ ...none }, filters), [filters])
  const { register, handleSubmit, control, formState } = useSchemaForm(filterForm, { values })
  const { errors } = formState
  const formId = useId()
  const [open, setOpen] = useState(false)
  const active = Object.keys(filters).length

  function apply(form: z.output<typeof filterForm>) {
    const given = fields.flatMap((name) => {
      const value = form[name]?.trim()
      return value ? [[name, value] as const] : []
    })
    onChange(Object.fromEntries(given))
  }
  const period = (legend: string, ...names: ('from' | 'to' | 'dueFrom' | 'dueTo')[]) => (
    <fieldset className="contents!">
      <legend className="sr-only">{legend}</legend>
      {names.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field: { onChange: onValueChange, ...field } }) => (
            <DateField
              {...field}
              label={t(`filters.${name}`)}
              onValueChange={onValueChange}
              // Room for the hint beside the label; the longest labels have more.
              className={name.startsWith('due') && fields.length > 5 ? 'lg:basis-47' : 'lg:min-w-36 lg:flex-1'}
              error={errorText(errors[name])}
            />
          )}
        />
      ))}
    </fieldset>
  )
  const text = (name: 'plate' | 'noticeNumber') => (
    <TextField
      label={t(`filters.${name}`)}
      error={errorText(errors[name])}
      {...common}
      className={`${wide} ${name === 'plate' ? 'lg:min-w-24' : 'lg:min-w-32'}`}
      {...register(name)}
    />
  )
  const choices = {
    status: statuses.map((value) => ({ value, label: t(`status.${value}`) })),
    situation: situations.map((value) => ({ value, label: t(`situation.${value}`) })),
  }
  const choice = (name: keyof typeof choices) => (
    <Select
      label={t(`filters.${name}`)}
      className={`${wide} lg:min-w-29`}
      options={[{ value: '', label: t(`${name}.all`) }, ...choices[name]]}
      {...register(name)}
    />
  )
  return (
    <search aria-label={t('filters.label')} className="max-lg:contents lg:w-full">
      {/* A phone shows the first row before the fields. */}
      <Button
        variant="secondary"
        icon="search"
        className="lg:hidden"
        aria-expanded={open}
        aria-controls={formId}
        onClick={() => setOpen(!open)}
      >
        {active > 0 ? t('filters.active', { count: active }) : t('filters.label')}
      </Button>
      <form
        id={formId}
        ref={ref}
        noValidate
        className={`grid grid-cols-2 md:grid-cols-4 gap-x-4 gap-y-3 max-lg:order-1 max-lg:w-full lg:gap-2 ${fields.length > 5 ? 'xl:flex' : 'lg:flex'} ${open ? '' : 'max-lg:hidden'}`}
        onSubmit={(event) => void handleSubmit(apply)(event)}
      >
        {text('plate')}
        {fields.includes('from') && period(t('filters.period'), 'from', 'to')}
        {fields.includes('status') && choice('status')}
        {fields.includes('noticeNumber') && text('noticeNumber')}
        {dated && choice('situation')}
        {dated && period(t('column.due'), 'dueFrom', 'dueTo')}
        {/* Beside the inputs, below the line of their labels. */}
        <div className="flex shrink-0 flex-wrap gap-1 max-lg:col-span-full lg:mt-5.5">
          <Button type="submit" variant="secondary" icon="search">
            {t('filters.apply')}
          </Button>
          {active > 0 && (
            <Button variant="tertiary" icon="close" title={t('filters.reset')} onClick={() => onChange({})}>
              <span className="lg:sr-only">{t('filters.reset')}</span>
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}

const common = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
const statuses = ['TERMINE', 'EN_COURS', 'PREPAYMENT'] as const

const none: Typed = { plate: '', from: '', to: '', status: '', noticeNumber: '', situation: '', dueFrom: '', dueTo: '' }
