import { PageFrame } from '#app/admin/content/edit/page/page-frame.tsx'
import type { OpenedDocument } from '#model/content/editor.ts'

type SiteFrameProps = {
  /** The settings, whose page is the home page. */
  opened: OpenedDocument
  /** Of all content. */
  version: number
}

/** The home page as visitors see it now, loaded again when it changes. */
export function SiteFrame({ opened, version }: SiteFrameProps) {
  return (
    opened.frame && (
      <PageFrame
        key={version}
        document={opened.key}
        address={opened.frame}
        version={opened.version}
        stored={opened.value}
        value={opened.value}
        focused={null}
        pick={() => {}}
        pickEntry={() => {}}
        type={() => {}}
        plainTextAt={() => null}
      />
    )
  )
}
