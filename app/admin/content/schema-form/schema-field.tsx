import { memo, useMemo } from 'react'
import { shapeOf, withoutNull } from '#model/content/form/shape.ts'
import { ChoiceControl } from './choice-control.tsx'
import { ColourControl } from './colour-control.tsx'
import { type Controls, controlOf } from './controls.ts'
import { EntriesField } from './entries-field.tsx'
import type { FieldProps } from './field.tsx'
import { FilmAddressField } from './film-address-field.tsx'
import { FilmField } from './film-field.tsx'
import { FontsControl } from './fonts-control.tsx'
import { useFormOptions } from './form-context.ts'
import { HueControl } from './hue-control.tsx'
import { ListField } from './list-field.tsx'
import { MarkdownControl } from './markdown-control.tsx'
import { NumberControl } from './number-control.tsx'
import { ObjectField } from './object-field.tsx'
import { PictureAddressField } from './picture-address-field.tsx'
import { PictureField } from './picture-field.tsx'
import { TextControl } from './text-control.tsx'
import { TypeControl } from './type-control.tsx'
import { UnionField } from './union-field.tsx'
import { YesNoControl } from './yes-no-control.tsx'

/** Controls that the schema of any document may name. */
const ownControls: Controls = { colour: ColourControl, type: TypeControl, fonts: FontsControl }

/** Renders a field by its schema; memoized, so only changed fields render again. */
export const SchemaField = memo(function SchemaField(props: FieldProps) {
  const schema = useMemo(() => withoutNull(props.schema).schema, [props.schema])
  const shape = useMemo(() => shapeOf(schema), [schema])
  const { controls } = useFormOptions()
  const field = { ...props, schema }
  const Control = controlOf(schema, controls) ?? controlOf(schema, ownControls)
  if (Control) return <Control {...field} />
  switch (shape.kind) {
    case 'text':
      return schema.markdown ? <MarkdownControl {...field} /> : <TextControl {...field} />
    case 'number':
      return field.name === 'lambda' ? <HueControl {...field} /> : <NumberControl {...field} />
    case 'choice':
      return <ChoiceControl {...field} values={shape.values} names={shape.names} />
    case 'yes-no':
      return <YesNoControl {...field} />
    case 'picture':
      return <PictureField {...field} />
    case 'picture-address':
      return <PictureAddressField {...field} />
    case 'film-address':
      return <FilmAddressField {...field} />
    case 'film':
      return <FilmField {...field} />
    case 'entries':
      return <EntriesField {...field} collection={shape.collection} />
    case 'object':
      return <ObjectField {...field} />
    case 'list':
      return <ListField {...field} items={shape.items} />
    case 'union':
      return <UnionField {...field} branches={shape.branches} />
    default:
      return null
  }
})
