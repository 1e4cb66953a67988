import type { Guide } from '../guide.ts'
import { Choice, Choices, Conversation, Message } from './Conversation.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/conversation',
  purpose: 'A sequence of questions and answers: an assistant that asks why a driver wants to contact the operator.',
  when: [
    '`Message` for each message, `Typing` while an answer loads, `Choices` with `Choice` for the possible answers.',
    'Every path ends with an answer or a form.',
  ],
  notFor: ['A form with more than one field: show the form.', 'A list of questions to browse: an Accordion.'],
  pairs: [
    {
      do: {
        show: (
          <div className="grid gap-4">
            <Conversation label="Conversation">
              <Message side="host" speaker="Assistant:" icon="chat">
                When did you pass?
              </Message>
            </Conversation>
            <Choices label="Possible answers">
              <li>
                <Choice>Less than 48 hours ago</Choice>
              </li>
              <li>
                <Choice>Earlier</Choice>
              </li>
            </Choices>
          </div>
        ),
        because: 'The question is short, and every answer is a button.',
      },
      dont: {
        show: (
          <Conversation label="Conversation">
            <Message side="host" speaker="Assistant:" icon="chat">
              Hello! I am your virtual assistant and I am delighted to help you today. Please describe your request in
              as much detail as possible.
            </Message>
          </Conversation>
        ),
        because: 'It pretends to understand free text, and offers no choice.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Moves through the choices; messages are text.'],
    ['Enter, Space', 'Select an answer.'],
  ],
  accessibility: [
    'A log (`role="log"`): screen readers announce new messages only.',
    'A hidden text names the speaker, because screen readers convey neither side nor colour.',
    '`Choices` can take the focus when the answers change, so that focus is not lost with a removed button.',
  ],
  see: ['Content/Accordion'],
}
