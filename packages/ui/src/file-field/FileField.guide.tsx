import type { Guide } from '../guide.ts'
import { FileField } from './FileField.tsx'

const nothing = () => {}
const most = 5 * 1024 * 1024

export const guide: Guide = {
  entry: '@voie-libre/ui/file-field',
  purpose: 'Files to send along: chosen, photographed or dropped, with their types and total size told beforehand.',
  when: [
    'Evidence for a claim; a list of plates.',
    '`progress` while they are sent: nothing can be added or removed meanwhile.',
  ],
  notFor: [
    'Checking what is inside a file: that is the server’s to do.',
    'Showing files that were sent: a DataList with Links.',
  ],
  pairs: [
    {
      do: {
        show: (
          <FileField
            label="Sale certificate"
            hint="Both pages."
            files={[]}
            onFilesChange={nothing}
            accept={['image/jpeg', 'application/pdf']}
            maxTotal={most}
          />
        ),
        because: 'Says which paper is wanted; types and sizes are said by the field.',
      },
      dont: {
        show: (
          <FileField
            label="Attachments"
            hint="PDF, JPG, max. 5 MB"
            files={[]}
            onFilesChange={nothing}
            accept={['image/jpeg', 'application/pdf']}
            maxTotal={most}
          />
        ),
        because: 'Says twice what the field says by itself, and not what to attach.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'The input, then the button that removes each file.'],
    ['Enter, Space', 'Open the system’s choice of files, or remove the file.'],
  ],
  accessibility: [
    'A native file input: dropping is one more way, never the only one.',
    'What was added, removed or refused is spoken, with the reason.',
    'A name is cut in sight only; assistive technology reads it whole.',
  ],
  see: ['Forms/TextField'],
}
