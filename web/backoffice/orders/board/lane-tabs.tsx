import { LANES, type Lane, type LaneId, ordersOf } from '../lanes.ts';
import * as texts from './texts.ts';
import { TroubleMark } from './trouble-mark.tsx';

interface LaneTabsProps {
  lanes: readonly Lane[];
  /** Ids of orders with a print job that needs attention. */
  troubled: ReadonlySet<number>;
  shown: LaneId;
  onShow: (lane: LaneId) => void;
}

/** One lane at a time on narrow screens; the counts of the others stay visible. */
export function LaneTabs({ lanes, troubled, shown, onShow }: LaneTabsProps) {
  return (
    <fieldset
      aria-label={texts.lanes}
      className="grid shrink-0 grid-cols-3 gap-1 rounded-theme bg-sand p-1 lg:hidden"
    >
      {LANES.map((id) => {
        const lane = lanes.find((known) => known.id === id);
        const count = lane?.count ?? 0;
        const isTroubled = lane !== undefined && ordersOf(lane).some((order) => troubled.has(order.id));
        const isShown = id === shown;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isShown}
            onClick={() => onShow(id)}
            className={`relative flex min-h-12 items-center justify-center gap-1.5 rounded-md px-1 font-semibold text-sm sm:text-base ${
              isShown ? 'bg-card shadow-card' : 'text-muted'
            }`}
          >
            {texts.LANE_TABS[id]}
            {/* Narrow tabs only have room for it in their corner. */}
            {isTroubled && <TroubleMark className="absolute top-0.5 right-0.5 sm:static" />}
            <span
              className={`count-badge text-sm ${id === 'new' && count > 0 ? 'bg-primary text-on-primary' : 'bg-line text-ink'}`}
            >
              {count}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}
