import { TabLinks } from '#app/admin/kit/tab-links.tsx'
import { adminPaths, pipelineListPath } from '#model/admin-paths.ts'

const views = { Board: adminPaths.pipeline, List: pipelineListPath }

type PipelineTabsProps = { current: keyof typeof views; assignee: string | undefined }

/** The two views of the pipeline, which show the same person's leads. */
export function PipelineTabs({ current, assignee }: PipelineTabsProps) {
  const query = assignee ? `?${new URLSearchParams({ assignee })}` : ''
  return (
    <TabLinks
      label="View"
      isPlain
      tabs={Object.entries(views).map(([name, path]) => ({
        name,
        to: path + query,
        isCurrent: name === current,
      }))}
    />
  )
}
