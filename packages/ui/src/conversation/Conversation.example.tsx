import { Choice, Choices, Conversation, Message } from '@voie-libre/ui/conversation'
import { Stack } from '@voie-libre/ui/stack'
import { useState } from 'react'

export function Example() {
  const [answer, setAnswer] = useState<string>()
  return (
    <Stack>
      <Conversation label="Help">
        <Message side="host" speaker="Assistant:" icon="chat">
          What is your question about?
        </Message>
        {answer && (
          <Message side="guest" speaker="You:">
            {answer}
          </Message>
        )}
      </Conversation>
      <Choices label="Possible answers">
        {['A payment', 'A receipt'].map((text) => (
          <li key={text}>
            <Choice onClick={() => setAnswer(text)}>{text}</Choice>
          </li>
        ))}
      </Choices>
    </Stack>
  )
}
