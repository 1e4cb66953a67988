import type { Guide } from '../guide.ts'
import { Choice, Choices, Conversation, Message } from './Conversation.tsx'

export const guide: Guide = {
  entry: '@voie-libre/ui/conversation',
  imports: ['Choice', 'Choices', 'Conversation', 'Message', 'Typing'],
  purpose: 'Questions and answers in turn: an assistant that finds out why a driver wants to write.',
  when: [
    '`Message` for what was said, `Typing` while an answer is loaded, `Choices` with `Choice` for what may be answered.',
    'Every end of it leads to an answer or to a form.',
  ],
  notFor: ['A form with more than one field: show the form.', 'Questions one browses: an Accordion.'],
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
        because: 'One short question; every answer is a button.',
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
        because: 'Pretends to understand free text, and gives nothing to choose.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Goes through the choices; messages are text.'],
    ['Enter, Space', 'Answer.'],
  ],
  accessibility: [
    'A log (`role="log"`): what is added is spoken, what was there is not repeated.',
    'Who speaks is said in words: sides and colours are not heard.',
    '`Choices` can take the focus when the answers change, so that it is never lost with a button that is gone.',
  ],
  see: ['Content/Accordion'],
}
