import { makeStaticStyles } from '@fluentui/react-components'

/** On paper there is only the sheet: no shell, no buttons but those with `data-print`, which hold a picture, black on white whatever the theme. Mark the sheet with `data-print-sheet`. */
export const usePrintStyles = makeStaticStyles(`
@media print {
  body:has([data-print-sheet]) :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *), [data-print-sheet] :is(button:not([data-print]), [data-no-print]) { display: none !important; }
  body:has([data-print-sheet]) * { background: none !important; }
  [role=dialog]:has([data-print-sheet]), [role=dialog] :has([data-print-sheet]), :has(> [role=dialog] [data-print-sheet]) { position: static !important; width: auto !important; max-width: none !important; max-height: none !important; overflow: visible !important; transform: none !important; border: 0 !important; box-shadow: none !important; }
  [data-print-sheet], [data-print-sheet] * { color: #000 !important; background: none !important; border-color: #999 !important; box-shadow: none !important; }
  [data-print-sheet] section { break-inside: avoid; padding: 8px 0; border: 0; }
}
`)
