import type { Guide } from '../guide.ts'
import { FileField } from './FileField.tsx'

const nothing = () => {}
const most = 5 * 1024 * 1024

export const guide: Guide = {
  entry: '@voie-libre/ui/file-field',
  purpose:
    'Files to attach: selected, photographed or dropped. It shows accepted types and the maximum total size in advance.',
  when: [
    'Evidence for a claim; a list of plates.',
    '`progress` during the upload: nobody can add or remove files meanwhile.',
  ],
  notFor: [
    'Checking what is inside a file: the server must do that.',
    'Showing uploaded files: a DataList with Links.',
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
        because: 'The label names the document; the field itself shows types and sizes.',
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
        because: 'It repeats what the field shows, and does not say what to attach.',
      },
    },
  ],
  keyboard: [
    ['Tab', 'Reaches the input, then the button that removes each file.'],
    ['Enter, Space', 'Open the system’s file dialog, or remove the file.'],
  ],
  accessibility: [
    'A native file input: drag and drop is optional.',
    'Screen readers announce added, removed and rejected files, with the reason.',
    'A long name is shortened visually only; assistive technology reads it completely.',
  ],
  see: ['Forms/TextField'],
}
