import Box from '@mui/material/Box';

/** Small line drawings of objects in the hall. */
const drawings = {
  emptyTable: 'M12 30h72l8 26H4zM48 30v26M12 56v14M84 56v14M8 43h80M48 24v-6M44 18h8',
  ballInNet:
    'M8 20v48M88 20v48M8 28h80M8 40h80M8 52h80M8 64h80M24 28v36M40 28v36M56 28v36M72 28v36M48 46m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  cutLine: 'M4 48h30l6-14 8 28 6-14M62 48h30M52 20l-8 10M60 72l8-8',
  ballOut:
    'M4 60h56l6 14H0zM32 60v14M74 34m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M84 46l6 8M80 50l3 6M62 24l-8-6M60 34l-10-2',
  racket:
    'M58 14c14 0 24 10 24 24S70 62 58 62c-5 0-9-1-12-4L28 76l-8-8 18-18c-3-3-4-7-4-12 0-14 10-24 24-24zM40 54l22-22',
  podium: 'M36 30h24v42H36zM12 46h24v26H12zM60 54h24v18H60zM48 22m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  envelope: 'M10 24h76v48H10zM10 26l38 28 38-28',
} as const;

export type Drawing = keyof typeof drawings;

export function LineDrawing({ of }: { readonly of: Drawing }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 96 84"
      aria-hidden="true"
      sx={{
        width: 96,
        height: 84,
        fill: 'none',
        stroke: 'var(--mui-palette-outline)',
        strokeWidth: 2.5,
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
      }}
    >
      <path d={drawings[of]} />
    </Box>
  );
}
