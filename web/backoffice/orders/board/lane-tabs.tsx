import { LANES, type Lane, type LaneId } from '../lanes.ts';
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
      className="grid shrink-0 grid-cols-4 gap-1 rounded-theme bg-sand p-1 desk:hidden"
    >
      {LANES.map((id) => {
        const lane = lanes.find((known) => known.id === id);
        const count = lane?.orders.length ?? 0;
        const isTroubled = lane?.orders.some((order) => troubled.has(order.id));
        const isShown = id === shown;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isShown}
            onClick={() => onShow(id)}
            className={`relative flex min-h-12 min-w-0 flex-col items-center justify-center rounded-md px-0.5 font-semibold text-xs sm:flex-row sm:gap-1.5 sm:px-1 sm:text-base ${
              isShown ? 'bg-card shadow-card' : 'text-muted'
            }`}
          >
            {texts.LANE_TABS[id]}
            {/* Narrow tabs only have room for it in their corner. */}
            {isTroubled && <TroubleMark className="absolute right-0.5 bottom-1 sm:static" />}
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
