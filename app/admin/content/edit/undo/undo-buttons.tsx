import { Redo2, Undo2 } from 'lucide-react'
import { ToolButton } from '#app/admin/kit/tool-button.tsx'
import { cn } from '#ui/cn.ts'

type UndoButtonsProps = {
  canUndo: boolean
  canRedo: boolean
  onStep: (direction: 'undo' | 'redo') => void
  className?: string
}

/** Undoes and redoes changes since the document was opened. */
export function UndoButtons({ canUndo, canRedo, onStep, className }: UndoButtonsProps) {
  return (
    <div className={cn('flex items-center', className)}>
      <ToolButton
        label="Undo"
        icon={Undo2}
        keys="Mod+Z"
        disabled={!canUndo}
        onClick={() => onStep('undo')}
      />
      <ToolButton
        label="Redo"
        icon={Redo2}
        keys="Mod+Shift+Z"
        disabled={!canRedo}
        onClick={() => onStep('redo')}
      />
    </div>
  )
}
