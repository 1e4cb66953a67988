import { fold } from '@voie-libre/ui/fold'
import { SearchField } from '@voie-libre/ui/search-field'
import { useState } from 'react'

const questions = ['When do I have to pay?', 'How do I get a receipt?']

export function Example() {
  const [words, setWords] = useState('')
  // `fold` ignores case and accents.
  const found = questions.filter((question) => fold(question).includes(fold(words)))
  return (
    <>
      <SearchField label="Search the help" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
      <ul>
        {found.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  )
}
