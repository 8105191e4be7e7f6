import { makeStaticStyles } from '@fluentui/react-components'

/**
 * Print styles: only the sheet (`data-print-sheet`) is printed, black on white in any theme; no shell, and no buttons except
 * those with `data-print`, which hold a picture.
 */
export const usePrintStyles = makeStaticStyles(`
@media print {
  body:has([data-print-sheet]) :not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *), [data-print-sheet] :is(button:not([data-print]), [data-no-print]) { display: none !important; }
  body:has([data-print-sheet]) * { background: none !important; }
  [role=dialog]:has([data-print-sheet]), [role=dialog] :has([data-print-sheet]), :has(> [role=dialog] [data-print-sheet]) { position: static !important; width: auto !important; max-width: none !important; max-height: none !important; overflow: visible !important; transform: none !important; border: 0 !important; box-shadow: none !important; }
  [data-print-sheet], [data-print-sheet] * { color: #000 !important; background: none !important; border-color: #999 !important; box-shadow: none !important; }
  [data-print-sheet] section { break-inside: avoid; padding: 8px 0; border: 0; }
}
`)
