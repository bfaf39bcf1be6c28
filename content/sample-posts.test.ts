import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readChart } from '#model/blog/chart.ts'

const posts = globSync('content/posts/*.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

test('every post has a pull quote, and a chart that can be drawn', () => {
  expect(posts).toHaveLength(14)
  for (const { file, text } of posts) {
    expect(text, file).toContain('\n> [!QUOTE]\n')
    const charts = [...text.matchAll(/^```(?:line-)?chart\n(.*?)^```$/gms)]
    expect(charts, file).not.toEqual([])
    for (const [, source = ''] of charts) expect(readChart(source).problem, file).toBe('')
  }
})
