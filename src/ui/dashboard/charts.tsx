import { LineChart, ResponsiveContainer, VerticalBarChart } from '@fluentui/react-charts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoom } from '#src/lib/browser/use-room.ts'
import { axisText, dateOf, isRunning, numText, timeText, type Measure, type Point } from './trend.ts'

export type ChartProps = {
  kind: 'bars' | 'line'
  /** What the values mean, for the axis and for screen readers. */
  label: string
  points: readonly Point[]
  measure: Measure
  /** In the wire's time format; the point of today is drawn as unfinished. */
  today: string
}

/** Margins for axis labels and titles. There is no legend: the title already names the series. */
const margins = { top: 16, right: 36, bottom: 52, left: 84 }
const useStyles = makeStyles({ root: { height: '100%' } })
const colour = tokens.colorBrandForeground1
const unfinished = `color-mix(in srgb, ${colour} 55%, ${tokens.colorNeutralBackground1})`

const usePoints = ({ points, measure, label, today }: ChartProps) => {
  const { i18n } = useTranslation()
  const language = i18n.resolvedLanguage ?? 'en'
  return useMemo(() => {
    const labelled = points.map(({ time, num }) => {
      const [xAxisCalloutData, yAxisCalloutData] = [timeText(time, 'long', language), numText(num, measure)]
      const callOutAccessibilityData = { ariaLabel: `${xAxisCalloutData}: ${yAxisCalloutData}` }
      const running = isRunning({ time, num }, today)
      return { time, y: Number(num), running, xAxisCalloutData, yAxisCalloutData, callOutAccessibilityData }
    })
    const line = labelled.map(({ time, running: _, ...one }) => ({ ...one, x: dateOf(time) }))
    const whole = labelled.findIndex(one => one.running)
    return {
      bars: labelled.map(({ time, running, ...one }) => ({
        ...one,
        x: timeText(time, 'short', language),
        legend: label,
        color: running ? unfinished : colour,
      })),
      line,
      // A dashed end: the last point still grows, so its fall says nothing.
      parts: whole > 0 ? { whole: line.slice(0, whole), rest: restOf(line, whole) } : { whole: line, rest: [] },
      // A lower maximum would give the axis fractional ticks.
      most: Math.max(...labelled.map(one => one.y), 4),
      dateText: (date: Date) => timeText(date.toISOString().slice(0, points[0]?.time.length), 'short', language),
      yText: (num: number) => axisText(num, measure, language),
    }
  }, [points, measure, label, today, language])
}

/** The line from the last whole point to the running one. The first of them has its tooltip in the whole line. */
const restOf = <One,>(line: readonly One[], at: number) =>
  line.slice(at - 1).map((one, index) => ({ ...one, hideCallout: index === 0 }))

/** Width of a tick's label with its distance to the next one, in px. */
const tickWidth = 50

/** More ticks would not be read. */
const mostTicks = 12

/** The ticks of the time axis whose labels fit beside each other. */
const ticksOf = <Tick,>(ticks: readonly Tick[], width: number): Tick[] => {
  const most = Math.min(Math.max(2, Math.floor((width - margins.left - margins.right) / tickWidth)), mostTicks)
  const step = Math.ceil(ticks.length / most)
  return ticks.filter((_, at) => at % step === 0)
}

/** Amounts or counts over time, as bars or a line. Loaded lazily because of the library's size. */
export const Charts = (props: ChartProps) => {
  const { kind, label } = props
  const { t } = useTranslation()
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const width = useRoom(frame) ?? 0
  const { bars, line, parts, most, dateText, yText } = usePoints(props)
  const shared = {
    hideLegend: true,
    margins,
    yMinValue: 0,
    yMaxValue: most,
    roundedTicks: true,
    yAxisTickFormat: yText,
    xAxisTitle: t('dashboard.time'),
    yAxisTitle: label,
    // The panel around it already has the label as its name.
    svgProps: { 'aria-label': t('dashboard.chartOf', { what: label }) },
  }
  return (
    <div ref={setFrame} className={useStyles().root}>
      <ResponsiveContainer>
        {kind === 'bars' || line.length < 2 ? (
          <VerticalBarChart
            {...shared}
            data={bars}
            barWidth="auto"
            maxBarWidth={40}
            hideLabels
            roundCorners
            tickValues={ticksOf(
              bars.map(bar => bar.x),
              width,
            )}
            chartTitle={label}
          />
        ) : (
          <LineChart
            {...shared}
            data={{
              chartTitle: label,
              lineChartData: [
                { legend: label, data: parts.whole, color: colour, hideNonActiveDots: line.length > 40 },
                ...(parts.rest.length > 0
                  ? [{ legend: label, data: parts.rest, color: colour, lineOptions: { strokeDasharray: '4 6' } }]
                  : []),
              ],
            }}
            tickValues={ticksOf(
              line.map(point => point.x),
              width,
            )}
            customDateTimeFormatter={dateText}
          />
        )}
      </ResponsiveContainer>
    </div>
  )
}
