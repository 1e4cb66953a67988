import { Button } from '@voie-libre/ui/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { SlowNote } from './SlowNote.tsx'

/**
 * Uses `aria-disabled` and looks enabled until it is `complete`, with a value in each required field: a press shows the
 * missing ones, and its description explains. [OPEN-23]
 */
export function SearchSubmit({ searching, complete }: { searching: boolean; complete: boolean }) {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        type="submit"
        size="lg"
        icon="search"
        loading={searching}
        aria-disabled={!complete}
        aria-describedby={complete ? undefined : id}
        className="w-full aria-disabled:opacity-100! sm:w-auto"
      >
        {t('common:action.search')}
      </Button>
      {!complete && (
        <p id={id} className="sr-only">
          {t('common:form.incomplete')}
        </p>
      )}
      <p className="text-sm text-text-soft">{t('safe')}</p>
      <SlowNote searching={searching} />
    </div>
  )
}
