import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  AppBar,
  Autocomplete,
  Breadcrumbs,
  Button,
  Card,
  CardActions,
  CardContent,
  Checkbox,
  Chip,
  Container,
  CssBaseline,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  InputAdornment,
  Link,
  Stack,
  TextField,
  ThemeProvider,
  Toolbar,
  Typography,
  createTheme,
} from '@mui/material'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { type ReactNode, useRef, useState } from 'react'
import { type CardsProps, words } from '../../packages/tools/src/bench/toll/page.ts'
import { start } from '../../packages/tools/src/bench/toll/start.tsx'

const theme = createTheme({ cssVariables: true })

function Page({ cards }: { cards: ReactNode }) {
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(false)
  const track = useRef<HTMLDivElement>(null)
  const turn = (by: number) => track.current?.scrollBy({ left: by, behavior: 'smooth' })
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <AppBar position="static" component="header">
          <Toolbar>
            <Link href="/" color="inherit" sx={{ flexGrow: 1 }}>
              {words.site}
            </Link>
            <nav aria-label="Main">
              {words.tabs.map(({ label, href }) => (
                <Button key={href} href={href} color="inherit">
                  {label}
                </Button>
              ))}
            </nav>
          </Toolbar>
        </AppBar>
        <Container component="main">
          <Breadcrumbs aria-label="Breadcrumb">
            {words.breadcrumb.map(({ label, href }) =>
              href ? (
                <Link key={label} href={href}>
                  {label}
                </Link>
              ) : (
                <Typography key={label} aria-current="page">
                  {label}
                </Typography>
              ),
            )}
          </Breadcrumbs>
          <Typography variant="h4" component="h1">
            {words.title}
          </Typography>
          {cards}
          <Stack direction="row" spacing={2}>
            <Button variant="contained">{words.pay}</Button>
            <Button variant="outlined">{words.receipt}</Button>
            <Button onClick={() => setOpen(true)}>{words.confirm}</Button>
          </Stack>
          <Stack component="form" spacing={2}>
            <TextField type="email" label={words.email} error helperText={words.emailError} />
            <TextField
              type={shown ? 'text' : 'password'}
              label={words.password}
              error
              helperText={words.passwordError}
              slotProps={{
                input: {
                  endAdornment: (
                    <InputAdornment position="end">
                      <IconButton aria-label="Show the password" onClick={() => setShown(!shown)}>
                        *
                      </IconButton>
                    </InputAdornment>
                  ),
                },
              }}
            />
            <Country />
            <fieldset>
              <legend>{words.dates}</legend>
              <DateTimePicker label={words.start} ampm={false} />
              <DateTimePicker label={words.end} ampm={false} />
            </fieldset>
          </Stack>
          {words.questions.map(({ id, title, answer }) => (
            <Accordion key={id} slotProps={{ transition: { unmountOnExit: true } }}>
              <AccordionSummary>{title}</AccordionSummary>
              <AccordionDetails>
                <Typography>{answer}</Typography>
              </AccordionDetails>
            </Accordion>
          ))}
          <section aria-label={words.carousel}>
            <Stack ref={track} direction="row" spacing={2} sx={{ overflowX: 'auto', scrollSnapType: 'x mandatory' }}>
              {words.slides.map(({ id, title, text, label, href }) => (
                <Card key={id} sx={{ flex: '0 0 20rem', scrollSnapAlign: 'start' }}>
                  <CardContent>
                    <Typography variant="h6" component="h3">
                      {title}
                    </Typography>
                    <Typography>{text}</Typography>
                  </CardContent>
                  <CardActions>
                    <Button href={href}>{label}</Button>
                  </CardActions>
                </Card>
              ))}
            </Stack>
            <Button onClick={() => turn(-336)}>{words.previous}</Button>
            <Button onClick={() => turn(336)}>{words.next}</Button>
          </section>
        </Container>
        <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="dialog-title">
          <DialogTitle id="dialog-title">{words.dialogTitle}</DialogTitle>
          <DialogContent>
            <Typography>{words.dialogText}</Typography>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
          </DialogActions>
        </Dialog>
      </LocalizationProvider>
    </ThemeProvider>
  )
}

function Country() {
  const [country, setCountry] = useState<(typeof COUNTRIES)[number] | null>(
    () => COUNTRIES.find(({ code }) => code === 'FR') ?? null,
  )
  return (
    <Autocomplete
      options={COUNTRIES}
      getOptionLabel={({ name }) => name}
      value={country}
      onChange={(_, chosen) => setCountry(chosen)}
      renderInput={(props) => <TextField {...props} label={words.country} />}
    />
  )
}

function Cards({ journeys, selected, onToggle }: CardsProps) {
  return (
    <Stack component="ul" spacing={2} sx={{ p: 0 }}>
      {journeys.map(({ id, date, reference, from, to, price, notice }) => (
        <Card key={id} component="li">
          <CardContent>
            <FormControlLabel
              control={
                <Checkbox checked={selected.has(id)} onChange={(event) => onToggle(event.currentTarget.checked, id)} />
              }
              label={
                <>
                  <Typography component="span">{date}</Typography>
                  <Typography component="span">{price}</Typography>
                  <Typography component="span" color="textSecondary">
                    {reference}
                  </Typography>
                  <Typography component="span">
                    {from} {to}
                  </Typography>
                  <Chip component="span" label={notice} size="small" />
                </>
              }
            />
          </CardContent>
        </Card>
      ))}
    </Stack>
  )
}

start({ Cards, Page })
