import { dayIn, dayText } from '@voie-libre/domain/journey/typedDay'
import { TextField, type TextFieldProps } from '@voie-libre/ui/text-field'
import { useTranslation } from 'react-i18next'

interface DayFieldProps extends Omit<TextFieldProps, 'hint' | 'inputMode' | 'placeholder'> {
  /** Receives the day as dd/MM/yyyy when the focus leaves a field whose text names one in another form. */
  onTidy: (text: string) => void
}

/** One day, typed or pasted in the usual forms: native date inputs would follow the browser's country. [§9] */
export function DayField({ onTidy, onBlur, ...rest }: DayFieldProps) {
  const { t } = useTranslation('fleet')
  return (
    <TextField
      {...rest}
      hint={t('day')}
      inputMode="numeric"
      autoComplete="off"
      onBlur={(event) => {
        const day = dayIn(event.currentTarget.value)
        if (day !== undefined && dayText(day) !== event.currentTarget.value) onTidy(dayText(day))
        onBlur?.(event)
      }}
    />
  )
}
