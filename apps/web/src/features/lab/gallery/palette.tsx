import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Ground, type Theme } from './specimen-card.tsx';

const colours = [
  'background-default',
  'background-paper',
  'text-primary',
  'text-secondary',
  'primary-main',
  'secondary-main',
  'success-main',
  'warning-main',
  'outline',
  'quiet',
  'ball',
  'table-main',
] as const;
const letters = ['display', 'score', 'h1', 'h2', 'h3', 'body1', 'body2', 'caption'] as const;

/** The colours and the letters of each theme. */
export const Palette = ({ themes }: { readonly themes: readonly Theme[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${themes.length}, minmax(0, 1fr))` },
    }}
  >
    {themes.map((theme) => (
      <Ground key={theme} theme={theme}>
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
          {colours.map((colour) => (
            <div key={colour}>
              <Box
                sx={{
                  height: 48,
                  borderRadius: 1,
                  border: 1,
                  borderColor: 'var(--mui-palette-outline)',
                  bgcolor: `var(--mui-palette-${colour})`,
                }}
              />
              <Typography variant="caption">{colour}</Typography>
            </div>
          ))}
        </Box>
        {letters.map((variant) => (
          <Typography key={variant} variant={variant} component="p" noWrap>
            {variant} 11–9
          </Typography>
        ))}
      </Ground>
    ))}
  </Box>
);
