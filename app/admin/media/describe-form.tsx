import { useState } from 'react'
import { Form } from 'react-router'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AltFields } from './alt-fields.tsx'

type DescribeFormProps = { item: MediaItem; errors?: Record<string, string> }

/** Name and alt text of a picture in the library. */
export function DescribeForm({ item, errors }: DescribeFormProps) {
  const [text, setText] = useState({
    alt: item.picture.alt,
    decorative: item.picture.alt === '' && !item.needsAlt,
  })
  return (
    <section className="grid gap-4">
      <h2 className="text-section">Name and alt text</h2>
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="intent" value="describe" />
        <TextField
          id="name"
          name="name"
          label="Name"
          defaultValue={item.name}
          error={errors?.name}
          required
        />
        <AltFields
          id="picture"
          {...text}
          error={errors?.alt}
          onChange={(change) => setText((now) => ({ ...now, ...change }))}
        />
        <p className="text-soft">
          Pages and posts start with this alt text when you choose the picture. Existing uses keep
          their own.
        </p>
        <div>
          <Button size="sm" type="submit">
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}
