import { displayPlate } from '@voie-libre/domain/journey/plate'
import { countryName } from '@voie-libre/domain/reference/countries'
import type { searchRecordOf } from '@voie-libre/domain/search/searchRecord'
import type { PlateSearch } from '@voie-libre/domain/journey/plateSearch'
import { Button } from '@voie-libre/ui/button'
import { DataList } from '@voie-libre/ui/definition-list'
import { useTranslation } from 'react-i18next'
import { formatClock, formatDay } from '../../i18n/format.ts'
import { currentLanguage } from '../../i18n/setup.ts'
import { saveFile } from '../../shared/files/saveFile.ts'
import { Fold } from './Fold.tsx'
import { periodWords } from './periodWords.ts'

interface SearchProofProps {
  plate: PlateSearch
  search: ReturnType<typeof searchRecordOf>
  /** ISO instant of the server's response. */
  at: string
  /** Formatted time of the operator's last data update; empty if unknown. */
  updated: string
}

/** Proves an empty search, to print or save in case a notice arrives later. */
export function SearchProof({ plate: { licensePlate, country }, search, at, updated }: SearchProofProps) {
  const { t } = useTranslation('journeys')
  const facts = [
    {
      term: t('proof.plate'),
      value: `${displayPlate(licensePlate, country)} (${countryName(country, currentLanguage())})`,
    },
    { term: t('proof.searched'), value: t('proof.at', { day: formatDay(at), time: formatClock(at) }) },
    {
      term: t('proof.period'),
      value: search.period ? t('proof.between', periodWords(search.period)) : t('proof.allDates'),
    },
    ...(search.reference === undefined ? [] : [{ term: t('proof.reference'), value: search.reference }]),
    { term: t('proof.site'), value: location.host },
    { term: t('proof.result'), value: t('proof.nothing') },
    ...(updated === '' ? [] : [{ term: t('proof.updated'), value: updated }]),
  ]

  const note = t(search.isOperatorsTime ? 'proof.noteOperator' : 'proof.note')

  function save() {
    const lines = [t('proof.title'), '', ...facts.map((fact) => t('proof.fact', fact)), '', note, '']
    // The byte order mark makes old text editors detect UTF-8.
    saveFile(new Blob([`\uFEFF${lines.join('\r\n')}`], { type: 'text/plain;charset=utf-8' }), t('proof.file'))
  }
  return (
    <Fold title={t('proof.title')} icon="file" className="print-alone">
      <div className="flex flex-col gap-4">
        <DataList items={facts} />
        <p className="text-sm text-text-soft">{note}</p>
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button variant="secondary" icon="print" onClick={() => window.print()}>
            {t('proof.print')}
          </Button>
          <Button variant="tertiary" icon="download" onClick={save}>
            {t('proof.save')}
          </Button>
        </div>
      </div>
    </Fold>
  )
}
