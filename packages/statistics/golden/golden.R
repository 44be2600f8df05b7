# Data sets of survey responses and what R makes of them, for the tests of packages/statistics.
#
#   apt-get install r-base-core r-cran-survey r-cran-jsonlite
#   Rscript packages/statistics/golden/golden.R packages/statistics/golden
#   npx biome check --write packages/statistics/golden
#
# Writes NAME.csv (responses: dimensions d1 ..., questions q and g, number x; empty means no answer) and NAME.json (population and results).
# The same seeds make the same files.

suppressPackageStartupMessages({
  library(survey)
  library(jsonlite)
})
folder <- commandArgs(trailingOnly = TRUE)[1]
NOT_COUNTED <- "-"

draw <- function(n, shares) sample(letters[seq_along(shares)], n, replace = TRUE, prob = shares)
forget <- function(values, share) replace(values, runif(length(values)) < share, NA)

# dims: by dimension, shares of responses and shares of the population. Answers depend on the dimensions, so weights matter.
make <- function(seed, n, dims, missing, options, groups, q_missing = 0.1, tie = 0) {
  set.seed(seed, kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")
  data <- as.data.frame(lapply(dims, function(d) draw(n, d$sample)), stringsAsFactors = FALSE)
  first <- match(data[[1]], letters)
  tilt <- outer(first, seq_along(options), function(a, b) 1 + 0.5 * ((a + b) %% 3))
  chances <- t(t(tilt) * options)
  data$q <- apply(chances, 1, function(p) sample(LETTERS[seq_along(options)], 1, prob = p))
  data$g <- draw(n, groups)
  # A share of the people choose the group like the option, so that columns differ.
  alike <- runif(n) < tie
  data$g[alike] <- letters[1 + (match(data$q[alike], LETTERS) - 1) %% length(groups)]
  data$x <- round(20 + 6 * first + rnorm(n, 0, 8), 1)
  for (name in names(dims)) data[[name]] <- forget(data[[name]], missing)
  data$q <- forget(data$q, q_missing)
  data$g <- forget(data$g, 0.03)
  data$x <- forget(data$x, 0.15)
  data
}

# R can only rake categories that are counted; "not counted" is one more category with its present share.
margins_of <- function(data, dims) lapply(names(dims), function(name) {
  people <- dims[[name]]$people
  counted <- sum(data[[name]] != NOT_COUNTED)
  frame <- data.frame(c(letters[seq_along(people)], NOT_COUNTED), c(counted * people / sum(people), nrow(data) - counted))
  names(frame) <- c(name, "Freq")
  frame[frame$Freq > 0, ]
})

by_pattern <- function(keys, w) as.list(tapply(signif(w, 11), keys, function(all) all[1]))

# Everything about one design. Domains are subsets, as R does it for people who answered a question.
results <- function(design) {
  answered <- subset(design, !is.na(q))
  options <- sort(unique(answered$variables$q))
  shares <- lapply(options, function(option) {
    answered$variables$hit <- as.numeric(answered$variables$q == option)
    mean <- svymean(~hit, answered)
    inner <- svyciprop(~hit, answered, method = "logit")
    list(option = option, value = coef(mean)[[1]], error = SE(mean)[[1]], low = attr(inner, "ci")[[1]], high = attr(inner, "ci")[[2]])
  })
  numbers <- subset(design, !is.na(x))
  mean <- svymean(~x, numbers)
  range <- confint(mean, df = degf(numbers))
  both <- subset(design, !is.na(q) & !is.na(g))
  test <- svychisq(~q + g, both, statistic = "F")
  columns <- lapply(sort(unique(both$variables$g)), function(column) {
    part <- subset(both, g == column)
    part$variables$hit <- as.numeric(part$variables$q == "A")
    mean <- svymean(~hit, part)
    list(column = column, value = coef(mean)[[1]], error = SE(mean)[[1]])
  })
  list(
    shares = shares,
    mean = list(value = coef(mean)[[1]], error = SE(mean)[[1]], low = range[[1]], high = range[[2]]),
    test = list(statistic = test$statistic[[1]], df = unname(test$parameter), p = test$p.value[[1]]),
    columns = columns
  )
}

golden <- function(name, data, dims, trim) {
  write.csv(data, file.path(folder, paste0(name, ".csv")), row.names = FALSE, quote = FALSE, na = "")
  for (each in names(dims)) data[[each]][is.na(data[[each]])] <- NOT_COUNTED
  plain <- svydesign(ids = ~1, weights = rep(1, nrow(data)), data = data)
  formulas <- lapply(names(dims), function(each) as.formula(paste0("~", each)))
  raked <- rake(plain, formulas, margins_of(data, dims), control = list(maxit = 1000, epsilon = 1e-11))
  w <- weights(raked)
  fixed <- function(weights) svydesign(ids = ~1, weights = weights, data = data)
  trimmed <- weights(trimWeights(fixed(w), upper = trim[2], lower = trim[1], strict = TRUE))
  once <- weights(trimWeights(fixed(w), upper = trim[2], lower = trim[1], strict = FALSE))
  keys <- do.call(paste, c(data[names(dims)], sep = ""))
  both <- data[!is.na(data$q) & !is.na(data$g), ]
  table <- table(both$q, both$g)
  pearson <- suppressWarnings(chisq.test(table, correct = FALSE))
  pairs <- combn(ncol(table), 2)
  chances <- apply(pairs, 2, function(pair) suppressWarnings(prop.test(table["A", pair], colSums(table)[pair], correct = FALSE)$p.value))
  inner <- t.test(data$x)
  figures <- function(weights) list(
    n = length(weights), effectiveSize = sum(weights)^2 / sum(weights^2), least = min(weights), largest = max(weights)
  )
  out <- list(
    margins = lapply(names(dims), function(each) list(id = each, people = dims[[each]]$people)),
    trim = list(low = trim[1], high = trim[2]),
    raked = list(weights = by_pattern(keys, w), figures = figures(w), results = results(fixed(w))),
    trimmed = list(weights = by_pattern(keys, trimmed), figures = figures(trimmed), results = results(fixed(trimmed))),
    trimmedOnce = list(least = min(once), largest = max(once)),
    unweighted = list(
      mean = list(value = unname(inner$estimate), low = inner$conf.int[1], high = inner$conf.int[2]),
      pearson = list(statistic = unname(pearson$statistic), df = unname(pearson$parameter), p = pearson$p.value),
      pairs = chances, holm = p.adjust(chances, "holm")
    )
  )
  writeLines(toJSON(out, auto_unbox = TRUE, digits = I(12)), file.path(folder, paste0(name, ".json")))
}

dim <- function(sample, people) list(sample = sample, people = people)

one <- list(d1 = dim(c(5, 3, 2), c(30000, 41000, 29000)))
golden("one-dimension", make(1, 120, one, 0, c(3, 2, 1), c(1, 1)), one, c(0.3, 3))

two <- list(d1 = dim(c(4, 3, 2, 1), c(1200, 3100, 2500, 2200)), d2 = dim(c(6, 4), c(0.49, 0.51)))
golden("missing", make(2, 300, two, 0.08, c(4, 2, 1, 1), c(3, 2, 2)), two, c(0.3, 3))

skewed <- list(
  d1 = dim(c(70, 20, 8, 2), c(25, 25, 25, 25)), d2 = dim(c(60, 30, 10), c(2, 3, 5)), d3 = dim(c(85, 15), c(51, 49))
)
golden("skewed", make(3, 800, skewed, 0.05, c(5, 3, 2), c(5, 3, 1)), skewed, c(0.3, 3))

four <- list(
  d1 = dim(c(1, 2, 3, 3, 2), c(900, 1100, 1000, 1200, 800)), d2 = dim(c(55, 45), c(51, 49)),
  d3 = dim(c(3, 2, 1), c(5, 2, 3)), d4 = dim(c(8, 2), c(7, 3))
)
golden("four-dimensions", make(4, 1200, four, 0, c(2, 2, 2, 1, 1), c(1, 1, 1, 1), tie = 0.12), four, c(0.7, 1.5))

tiny <- list(d1 = dim(c(3, 2, 1), c(300, 300, 400)), d2 = dim(c(2, 2, 2, 1), c(1, 2, 1, 2)))
golden("tiny-domain", make(5, 2500, tiny, 0.02, c(5, 2, 2), c(3, 3, 1), q_missing = 0.994), tiny, c(0.3, 3))

five <- list(
  d1 = dim(c(2, 3, 4), c(0.2, 0.45, 0.35)), d2 = dim(c(6, 4), c(0.5, 0.5)), d3 = dim(c(8, 1, 1), c(0.7, 0.2, 0.1)),
  d4 = dim(c(5, 3), c(0.5, 0.5)), d5 = dim(c(1, 1, 1), c(0.25, 0.3, 0.45))
)
golden("five-dimensions", make(6, 5000, five, 0.04, c(5, 4, 3, 2, 0.2), c(4, 3, 2, 1, 0.3), tie = 0.03), five, c(0.3, 3))

rare <- list(d1 = dim(c(1, 1), c(2, 5)), d2 = dim(c(3, 1, 1), c(1, 1, 1)))
golden("rare-answers", make(7, 150, rare, 0.1, c(6, 3, 0.1), c(5, 1, 0.4)), rare, c(0.6, 1.6))
