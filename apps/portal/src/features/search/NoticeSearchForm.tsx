import { noticeSearchSchema } from '@voie-libre/domain/search/searchForm'
import { TextField } from '@voie-libre/ui/text-field'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldError } from '../../shared/feedback/useFieldError.ts'
import { useSchemaForm } from '../../shared/fields/useSchemaForm.ts'
import { SearchSubmit } from '../../shared/journeySearch/SearchSubmit.tsx'

interface NoticeSearchFormProps {
  searching: boolean
  /** Whether the operator does not know the number of the last search. */
  unknown: boolean
  onSearch: (number: string) => void
  /** Failure of the last search, shown below the form. */
  children?: ReactNode
}

/** Search by the number of a payment notice or case, as printed on the letter. [OPEN-23] */
export function NoticeSearchForm({ searching, unknown, onSearch, children }: NoticeSearchFormProps) {
  const { t } = useTranslation('search')
  const errorText = useFieldError()
  const failureId = useId()
  const { register, handleSubmit, formState } = useSchemaForm(noticeSearchSchema, {
    defaultValues: { number: '' },
  })
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) =>
        void handleSubmit(({ number }) => {
          if (!searching) onSearch(number)
        })(event)
      }
    >
      <TextField
        label={t('notice.number')}
        hint={t('notice.hint')}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-w-md"
        error={errorText(formState.errors.number, 'number')}
        aria-invalid={unknown || undefined}
        describedBy={unknown ? failureId : undefined}
        {...register('number')}
      />
      <SearchSubmit searching={searching} complete={formState.isValid} />
      <div id={failureId} className="contents">
        {children}
      </div>
    </form>
  )
}
