import { useEffect, useRef } from 'react'
import type { CsvEncoding } from '#server/platform/csv/decode-csv.ts'
import { DataTable } from './data-table.tsx'
import { Figure, Figures } from './figures.tsx'
import { Summary } from './summary.tsx'

type FileFactsProps = {
  fileName: string
  digest: string
  encoding: CsvEncoding
  /** Those that are 0 are left out, except the first. */
  facts: { label: string; count: number }[]
}

/** What a file contains, by count. The heading takes the focus once per file. */
export function FileFacts({ fileName, digest, encoding, facts }: FileFactsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per file
  useEffect(() => heading.current?.focus(), [digest])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none break-words">
        In {fileName}
      </h3>
      <Figures>
        {facts
          .filter(({ count }, index) => index === 0 || count > 0)
          .map(({ label, count }) => (
            <Figure key={label} name={label} count={count} />
          ))}
      </Figures>
      {encoding !== 'UTF-8' && <p className="text-soft">Read as {encoding}.</p>}
    </>
  )
}

type InvalidLinesProps = {
  /** The first invalid lines, and the number of all of them. */
  errors: { line: number; text: string; reason: string }[]
  errorCount: number
}

/** The invalid lines of a file, with reasons. */
export function InvalidLines({ errors, errorCount }: InvalidLinesProps) {
  if (errors.length === 0) return null
  return (
    <details open={errorCount <= 10}>
      <Summary className="mb-2">
        {errorCount === 1
          ? '1 invalid line'
          : `${errorCount.toLocaleString('en-US')} invalid lines`}
        {errorCount > errors.length && `, the first ${errors.length}`}
      </Summary>
      <DataTable caption="Invalid lines" columns={['Line', 'Text', 'Problem']} hasLabels empty="">
        {errors.map(({ line, text, reason }) => (
          <tr key={line}>
            <td data-label="Line">{line.toLocaleString('en-US')}</td>
            <td data-label="Text">{text || '(empty)'}</td>
            <td data-label="Problem">{reason}</td>
          </tr>
        ))}
      </DataTable>
    </details>
  )
}
