import { readLeftTime, withColon } from '../date-range/wallClock.ts'
import { useWords } from '../provider/UiProvider.tsx'
import { TypedInput, type TypedInputProps } from './TypedInput.tsx'

/** One time of day, HH:mm, typed. */
export const HourInput = (props: TypedInputProps) => (
  <TypedInput {...props} hint={useWords().timeFormat} complete={withColon} tidied={readLeftTime} />
)
