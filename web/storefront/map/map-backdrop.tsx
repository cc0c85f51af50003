/** A drawn town as the map's placeholder: streets, a park, a river. */
export function MapBackdrop() {
  return (
    <svg
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d="M520 20 700 60 660 190 500 150Z" className="fill-secondary-soft" />
      <path d="M60 300 190 270 230 400 90 430Z" className="fill-secondary-soft" />
      <path
        d="M-20 210C120 150 200 330 380 300S640 360 820 270"
        className="fill-none stroke-[#dbe6ec] dark:stroke-[#263640]"
        strokeWidth="46"
      />
      <g className="fill-none stroke-card" strokeLinecap="round">
        <path
          d="M-20 110 820 40M-20 400 820 350M150-20 230 470M420-20 400 470M640-20 700 470"
          strokeWidth="16"
        />
        <path
          d="M-20 250 430 220 820 180M40-20 90 470M290-20 320 470M530-20 560 470M-20 20 300 0M430 130 820 100M160 330 820 430"
          strokeWidth="7"
        />
      </g>
    </svg>
  );
}
