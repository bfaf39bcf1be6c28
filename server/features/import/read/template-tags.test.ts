import { expect, test } from 'vitest'
import { withoutTags } from './template-tags.ts'

function read(body: string) {
  let lost = 0
  const text = withoutTags(body, {
    count: () => {
      lost += 1
    },
  })
  return { text, lost }
}

test.for<[string, string, string, number]>([
  ['a tag', 'Before {% include ad.html %}after', 'Before after', 1],
  ['a shortcode', 'A {{< figure src="a.png" caption="of `code`" >}}B', 'A B', 1],
  ['the address of the site', '[a]({{ site.baseurl }}/b)', '[a](/b)', 0],
  ['a film', '{{< youtube dQw4w9WgXcQ >}}', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 0],
  [
    'highlighted code',
    '{% highlight js %}\na`b{%c%}`\n{% endhighlight %}',
    '```js\na`b{%c%}`\n\n```',
    0,
  ],
  ['beside code', '`{%` opens {% include a %}and `%}` ends', '`{%` opens and `%}` ends', 1],
])('template tags outside of code: %s', ([, body, text, lost]) => {
  expect(read(body)).toEqual({ text, lost })
})

test.for([
  '```liquid\n{% for a in b %}{{ a }}{% endfor %}\n```',
  '~~~\n{{< youtube x >}} {{ site.url }}\n~~~',
  'Write `{% include a %}` or ``{{ site.baseurl }}``.',
  '- A list\n\n  ```\n  {% highlight js %}a{% endhighlight %}\n  ```',
  '> ```\n> {% raw %}\n> ```',
  'As text:\n\n    {% include a %}\n',
  '<pre><code>{% include a %}\n\n{{% b %}}</code></pre>',
  '| a |\n| - |\n| `{% b %}` |',
  'No tag { % at %} all {{ a }}',
])('in code they stay: %j', (body) => {
  expect(read(body)).toEqual({ text: body, lost: 0 })
})

test('both in one text', () => {
  const code = '```\n{% a %}\n```'
  const { text, lost } = read(
    `{% a %}\n\n${code}\n\n{% a %}b\n\n{% highlight sh %}{% a %}{% endhighlight %}\n\n${code}`,
  )
  expect(text).toBe(`\n\n${code}\n\nb\n\n\`\`\`sh\n{% a %}\n\`\`\`\n\n${code}`)
  expect(lost).toBe(2)
})
