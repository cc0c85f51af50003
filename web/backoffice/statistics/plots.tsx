import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Point } from './statistic-series.ts';
import { axisText } from './statistic-words.ts';

interface PlotProps {
  points: readonly Point[];
  /** The labels of the bars and the line. */
  names: { value: string; before: string };
  format: (value: number) => string;
}

/**
 * Bars per day with a line for the compared period. Hidden from screen readers: the same numbers are in the table below.
 */
export function DayPlot({ points, names, format }: PlotProps) {
  return (
    <div aria-hidden="true" className="h-60 text-xs">
      <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 480, height: 240 }}>
        <ComposedChart
          data={[...points]}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--color-line)" />
          <XAxis
            dataKey="short"
            tickLine={false}
            axisLine={{ stroke: 'var(--color-line-strong)' }}
            tick={{ fill: 'var(--color-muted)' }}
            minTickGap={18}
          />
          <YAxis
            width={56}
            tickLine={false}
            axisLine={false}
            tick={{ fill: 'var(--color-muted)' }}
            tickFormatter={axisText}
            allowDecimals={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--color-sand)' }}
            contentStyle={{ borderRadius: 'var(--radius)', borderColor: 'var(--color-line-strong)' }}
            labelFormatter={(label, entries) => labelOf(entries[0]?.payload) ?? label}
            formatter={(value) => (typeof value === 'number' ? format(value) : value)}
          />
          <Legend verticalAlign="top" align="right" height={28} iconSize={10} />
          <Bar
            dataKey="value"
            name={names.value}
            fill="var(--primary-ink)"
            radius={[3, 3, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
          <Line
            dataKey="before"
            name={names.before}
            type="monotone"
            stroke="var(--color-line-strong)"
            strokeWidth={2}
            strokeDasharray="5 4"
            dot={false}
            connectNulls
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

function labelOf(payload: unknown): string | null {
  const label: unknown =
    payload !== null && typeof payload === 'object'
      ? Object.getOwnPropertyDescriptor(payload, 'label')?.value
      : null;
  return typeof label === 'string' ? label : null;
}
