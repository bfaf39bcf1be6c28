import { Paperclip } from 'lucide-react'
import { Form } from 'react-router'
import { fileSize } from '#model/file-size.ts'
import { Button } from '#ui/button.tsx'

type FileDownloadProps = {
  file: { name: string; size: number }
  /** The id of an attachment; without it, the file of the form. */
  id?: string
}

/** Downloads a file of the lead. */
export function FileDownload({ file: { name, size }, id }: FileDownloadProps) {
  return (
    // A full request, so that the browser downloads the file and stays on the page.
    <Form method="post" reloadDocument>
      <input type="hidden" name="intent" value="file" />
      {id && <input type="hidden" name="file" value={id} />}
      <Button size="sm" variant="outline" type="submit">
        <Paperclip aria-hidden="true" className="size-4 shrink-0" />
        <span className="text-left wrap-anywhere">
          Download <bdi>{name}</bdi> ({fileSize(size)})
        </span>
      </Button>
    </Form>
  )
}
